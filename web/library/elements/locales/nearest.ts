/**
 * The spoken language that a tag requests: the language with the same tag, otherwise the first one with the same name,
 * of any region and script. `es-MX` gets `es`; `zh`, `zh-CN` and, where there is no `zh-Hant`, `zh-TW` get `zh-Hans`.
 * Undefined if no language has the name.
 */
export function nearestLanguage(tag: string, spoken: readonly string[]): string | undefined {
  const [whole, [name] = []] = [tag.toLowerCase(), tag.toLowerCase().split(/[-_]/)];
  return (
    spoken.find((code) => code.toLowerCase() === whole) ??
    spoken.find((code) => code.toLowerCase().split('-')[0] === name)
  );
}
