type Measured = (element: Element) => void;

const measures = new WeakMap<Element, Measured>();

/** One observer for all sliders: its callback runs after layout, where reading a width costs nothing. */
const observer =
  'ResizeObserver' in globalThis
    ? new ResizeObserver((entries) => {
        for (const { target } of entries) measures.get(target)?.(target);
      })
    : undefined;

/** Calls `measure` once the element is laid out, and when its size changes. Repeated calls for it change nothing. */
export function onSize(element: Element, measure: Measured): void {
  if (measures.has(element)) return;
  measures.set(element, measure);
  observer?.observe(element);
}
