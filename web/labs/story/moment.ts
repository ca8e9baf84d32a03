// The moment of the story at which the reader has left it for a lab. It belongs to the entry of the history, so that
// every way back finds its own: within the page, from another page, after a reload.
import { addressBar } from '../shared/state/address-bar.ts';

const isStory = (hash: string): boolean => /^#story(-|$)/.test(hash);

export function keepMoment(moment: number): void {
  const address = isStory(location.hash) ? location.href : addressBar.address('story');
  history.replaceState({ ...history.state, story: moment }, '', address);
}

/** Undefined if the reader left from elsewhere: the address names the part of the page that was in view. */
export function keptMoment(): number | undefined {
  const moment: unknown = history.state?.story;
  return typeof moment === 'number' && isStory(location.hash) ? moment : undefined;
}
