/**
 * The language among those that are spoken which a tag asks for: the very same, or else one of the same name, whatever
 * its region and script. `es-MX` gets `es`; `zh`, `zh-CN` and, where there is no `zh-Hant`, `zh-TW` get `zh-Hans`.
 */
export function nearestLanguage(tag: string, spoken: readonly string[]): string | undefined {
  const [whole, [name] = []] = [tag.toLowerCase(), tag.toLowerCase().split(/[-_]/)];
  return (
    spoken.find((code) => code.toLowerCase() === whole) ??
    spoken.find((code) => code.toLowerCase().split('-')[0] === name)
  );
}
