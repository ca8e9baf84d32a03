// Loads the parts that a view needs only after its first picture: WebAssembly modules of the library, and the panels.
// The host of the labs supplies the loader: the page loads all modules at once (lab-slot.ts), an element those
// requested (web/labs/embed).

/** The WebAssembly modules of the library (the folders of cpp/bindings). */
export type LaneName = 'vectors' | 'rotary' | 'scores' | 'analysis' | 'attention' | 'grids';

/** For files for NumPy, which every lab offers. */
export const npyLane: LaneName = 'analysis';

/** Undefined if nothing has to be loaded any more. */
export type LoadLanes = (lanes: readonly LaneName[]) => Promise<void> | undefined;

let load: LoadLanes = () => undefined;

export function loadLanesBy(loader: LoadLanes): void {
  load = loader;
}

/** Loads these modules, where they are not there from the start. Their functions may be called only then. */
export const loadLanes: LoadLanes = (lanes) => load(lanes);

/** Fired by an element of a lab when a part that it needs cannot be loaded; `detail` is the reason. */
export const partFailed = 'pe-part-failed';

export function tellFailure(element: HTMLElement, detail: unknown): void {
  element.dispatchEvent(new CustomEvent(partFailed, { detail, bubbles: true, composed: true }));
}
