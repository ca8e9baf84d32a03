/** Below the bar and above the middle of the screen: the section that starts there is the one being read. */
const band = '-48px 0px -55% 0px';

/** Tells which of some sections the reader is in, or undefined when it is none. */
export function watchInView(sections: readonly Element[], told: (section: Element | undefined) => void): () => void {
  const seen = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      told(sections.findLast((section) => seen.has(section)));
    },
    { rootMargin: band },
  );
  for (const section of sections) observer.observe(section);
  return () => observer.disconnect();
}
