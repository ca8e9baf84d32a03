// A custom element as a component of React 19. React hydrates only the attributes of a custom element
// (https://github.com/react/react/issues/35446): on a server-rendered page listeners and objects of a tag are lost.
// Here an effect sets both, and everything else is written as attributes, on the server too.
import { useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from 'react';

export type Props = Readonly<Record<string, unknown>> & { readonly ref?: Ref<HTMLElement> };
/** Events of an element, by the props that listen to them. */
export type Events = Readonly<Record<string, string>>;

/** The attributes of the tag: a list as text, because a server writes no attribute for an object. */
export function attributesOf(props: Props, events: Events): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([name]) => name !== 'ref' && !(name in events))
      .map(([name, value]) => [name, name !== 'children' && Array.isArray(value) ? value.join(' ') : value]),
  );
}

/** Calls the handler that a prop holds now. */
export type Tell = (prop: string, event: Event) => void;

/**
 * The element of this name, with the listeners of these props. `early` reports past events: on a server-rendered page
 * the element may run before React does.
 */
export function useElement<Host extends HTMLElement>(
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
