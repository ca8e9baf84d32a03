'use client';
// The figures as components for React 19.
import { createElement, useLayoutEffect, type ReactElement } from 'react';
import '../elements/define.ts';
import { attributesOf, useElement, type Events, type Props } from './element.ts';

const figureEvents: Events = { onSelect: 'posenc-select', onToggle: 'posenc-toggle' };

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

// Under the names that the classes of posenc/elements have.
export { Curves as PosencCurves, Heatmap as PosencHeatmap };
