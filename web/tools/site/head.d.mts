export interface Described {
  /** Below the site's folder: '' for the first page, `es/clock/`. */
  readonly path: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** By language, the paths of this page, its own among them. */
  readonly languages?: Readonly<Record<string, string>>;
  /** For previews: a PNG of 1200 x 630. */
  readonly picture?: { readonly path: string; readonly alt: string };
  /** More about the page for JSON-LD, and its `@type`. */
  readonly data?: object;
  /** A style sheet to be within the page. */
  readonly rules?: string;
  /** Whether the page marks itself when it is opened from a disk. */
  readonly marksDisk?: boolean;
}

/** The inside of a page's `<head>`, but for its scripts and the sheets that are files. */
export function head(page: Described, site?: string): string;
/** Text for HTML. */
export function escape(text: string): string;
/** Text for a `<script>`. */
export function json(data: unknown): string;
/** The beginning of a text, cut after a sentence or a word. */
export function beginning(text: string, longest: number): string;
export function widthOf(text: string): number;
