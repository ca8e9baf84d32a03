/** The place of the selection: a value of the axis of positions, a column, and the table's number there. */
export interface SelectDetail {
  readonly position: number;
  readonly dimension: number;
  readonly value: number;
}

export interface ToggleDetail {
  readonly dimension: number;
}

declare global {
  interface GlobalEventHandlersEventMap {
    /**
     * The reader moved the selection, by pointer or key. Bubbles and crosses shadow roots; not fired for changes by
     * script.
     */
    'posenc-select': CustomEvent<SelectDetail>;
    /** The reader wants the curve of a dimension added or removed; the element itself changes nothing. */
    'posenc-toggle': CustomEvent<ToggleDetail>;
  }
}

export const selectEvent = (detail: SelectDetail): CustomEvent<SelectDetail> =>
  new CustomEvent('posenc-select', { detail, bubbles: true, composed: true });

export const toggleEvent = (detail: ToggleDetail): CustomEvent<ToggleDetail> =>
  new CustomEvent('posenc-toggle', { detail, bubbles: true, composed: true });
