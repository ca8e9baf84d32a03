'use client';
// The elements as components for React 19. React hydrates only the attributes of a custom element
// (https://github.com/react/react/issues/35446): on a server-rendered page listeners and objects of a tag are lost.
// Here an effect sets both, and everything else is written as attributes, on the server too.
import {
  createElement,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactElement,
  type Ref,
  type RefObject,
} from 'react';
import '../elements/define.ts';

type Props = Readonly<Record<string, unknown>> & { readonly ref?: Ref<HTMLElement> };
/** Events of an element, by the props that listen to them. */
type Events = Readonly<Record<string, string>>;

const figureEvents: Events = { onSelect: 'posenc-select', onToggle: 'posenc-toggle' };
const labEvents: Events = { onChange: 'posenc-change', onProblem: 'posenc-problem', onReady: 'posenc-ready' };

/** False means leaving these out; some of a lab's own flags are on by default. */
const bareAttributes = /^(hidden|inert|autoFocus|itemScope|suppress\w+)$/;

/** The attributes of the tag: a list as text, because a server writes no attribute for an object. */
function attributesOf(props: Props, events: Events): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'ref' && !(name in events))
      .map(([name, value]) => [name, name !== 'children' && Array.isArray(value) ? value.join(' ') : value]),
  );
}

/** Calls the handler that a prop holds now. */
type Tell = (prop: string, event: Event) => void;

/**
 * The element of this name, with the listeners of these props. `early` reports past events: on a server-rendered page
 * the element may run before React does.
 */
function useElement<Host extends HTMLElement>(
  props: Props,
  events: Events,
  name: string,
  early?: (host: Host, tell: Tell, signal: AbortSignal) => void,
): RefObject<Host | null> {
  const element = useRef<Host>(null);
  const latest = useRef(props);
  useImperativeHandle(props.ref, () => element.current as HTMLElement, [name]);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const host = element.current;
    if (!host) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const tell: Tell = (prop, event) => (latest.current[prop] as ((event: Event) => void) | undefined)?.(event);
    for (const [prop, type] of Object.entries(events))
      host.addEventListener(type, (event) => tell(prop, event), { signal });
    early?.(host, tell, signal);
    return () => listening.abort();
    // `events` and `early` are the same for every element of this name.
  }, [name]);
  return element;
}

/** A figure draws nothing while the markup announces a matrix. */
function useFigure(tag: string, props: Props): ReactElement {
  const matrix = props['matrix'] ?? null;
  const element = useElement<HTMLElement & { matrix: unknown }>(props, figureEvents, tag);
  useLayoutEffect(() => {
    const figure = element.current;
    if (!figure) return;
    figure.matrix = matrix;
    figure.removeAttribute('matrix');
  }, [element, matrix]);
  const attributes = { ...attributesOf(props, figureEvents), matrix: matrix === null ? undefined : '' };
  return createElement(tag, { ...attributes, ref: element });
}

export function Heatmap(props: Props): ReactElement {
  return useFigure('posenc-heatmap', props);
}

export function Curves(props: Props): ReactElement {
  return useFigure('posenc-curves', props);
}

type LabHost = HTMLElementTagNameMap['posenc-lab'];

function tellEarly(host: LabHost, tell: Tell, signal: AbortSignal): void {
  for (const detail of host.problems) tell('onProblem', new CustomEvent('posenc-problem', { detail }));
  let told = false;
  host.addEventListener('posenc-ready', () => (told = true), { signal });
  const ready = (): void => {
    if (told || signal.aborted) return;
    tell('onReady', new CustomEvent('posenc-ready', { detail: { lab: host.lab } }));
  };
  host.ready.then(ready, () => undefined);
}

/** Another lab is another element, with nothing left of the previous one. */
export function Lab(props: Props): ReactElement {
  const lab = String(props['lab']);
  const element = useElement<LabHost>(props, labEvents, lab, tellEarly);
  const attributes = Object.entries(attributesOf(props, labEvents)).map(([name, value]) => [
    name,
    value === false && !bareAttributes.test(name) ? 'false' : value,
  ]);
  return createElement('posenc-lab', { ...Object.fromEntries(attributes), key: lab, ref: element });
}

// Under the names that the classes of posenc/elements have.
export { Curves as PosencCurves, Heatmap as PosencHeatmap, Lab as PosencLab };
