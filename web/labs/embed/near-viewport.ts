/** One screen ahead, so that a lab is ready when the reader arrives. */
const ahead = '100% 0%';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Tells once when an element comes near the screen; one observer for all. The result ends the watch. */
export function onceNearViewport(element: Element, come: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: ahead },
  );
  waiting.set(element, come);
  observer.observe(element);
  return () => {
    waiting.delete(element);
    observer?.unobserve(element);
  };
}
