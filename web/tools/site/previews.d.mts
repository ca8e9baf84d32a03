export interface Preview {
  readonly title: string;
  readonly text: string;
  /** The inside of an SVG of 96 x 60. */
  readonly thumbnail: string;
  /** Of a claim. */
  readonly verdict?: { readonly mark: string; readonly words: string };
}

/** A picture of 1200 x 630 as SVG. */
export function previewSvg(preview: Preview): string;
/** The same as PNG, drawn once. */
export function previewPng(svg: string): Promise<Uint8Array>;
