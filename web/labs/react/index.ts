'use client';
// The element of the labs as a component for React 19.
import { createElement, type ReactElement } from 'react';
import '../embed/define.ts';
import { attributesOf, useElement, type Events, type Props, type Tell } from '../../library/react/element.ts';

const labEvents: Events = { onChange: 'posenc-change', onProblem: 'posenc-problem', onReady: 'posenc-ready' };

/** False means leaving these out; some of a lab's own flags are on by default. */
const bareAttributes = /^(hidden|inert|autoFocus|itemScope|suppress\w+)$/;

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

// Under the name that the class of posenc-labs has.
export { Lab as PosencLab };
