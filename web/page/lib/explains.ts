/** What of a lab's strings is an explanation, by the path of its key; the others belong to a figure. */
export const kinds = {
  lead: /^lead/,
  aside: /^(where|made|how)/,
  ask: /^ask(?!Title)/,
  answer: /^answer(?!Title)/,
  more: /^fine\w|^preset\.\w+\.note$|^said\.|^(?!preset|table|embed)\w+\.about$/,
} as const;

export type Kind = keyof typeof kinds;

/** What stands in the page before the lab does; a sentence that waits for a number of the figure comes with it. */
export const explains = (path: string, text: string): boolean =>
  !text.includes('{{') &&
  (path === 'askTitle' || path === 'answerTitle' || Object.values(kinds).some((pattern) => pattern.test(path)));
