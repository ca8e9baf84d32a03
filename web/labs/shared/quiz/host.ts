// The lab as its questions see it: it loads them only when they are unfolded, so that they do not import it.
import type { LabId } from '../../index.ts';
import type { PropertyTable } from '../state/properties.ts';
import type { Rejection, Store } from '../state/store.ts';

export interface HostLab extends HTMLElement {
  readonly lab: LabId;
  readonly store: Store<PropertyTable>;
  /** Uncovers the figure, which a question holds back until the reader has said what she expects. */
  cover: (() => void) | undefined;
  /** Says which parts of a view are not allowed. */
  refuse(rejections: readonly Rejection[]): void;
  requestUpdate(): void;
}
