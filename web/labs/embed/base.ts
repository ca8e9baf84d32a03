/** The element's styles before its lab has loaded, and the measurements of its host. */
export const baseStyles = `
/* The labs query the width of the inner box; the outer one has no intrinsic width in a row or a grid. */
:host { display: block; container-type: inline-size; flex: 1 1 20rem; min-inline-size: 0; }
:host([hidden]) { display: none; }
.place { container: posenc-lab / inline-size; }
.probe { position: absolute; visibility: hidden; pointer-events: none; inline-size: 0; block-size: 0; }
.probe.ink { transition: color 1ms, font-size 1ms; }
.probe.scheme { color: light-dark(rgb(1 1 1), rgb(2 2 2)); transition: color 1ms; }
.problem:empty { display: none; }
.problem { margin: 0 0 1em; padding: 0.75em 1em; border-inline-start: 3px solid currentColor; font-size: 0.875em; }
.problem p { margin: 0; overflow-wrap: anywhere; }
.problem p + p { margin-block-start: 0.5em; }
`;

const sheets = new Map<string, CSSStyleSheet>();

/** One constructed sheet for all elements, because a page's policy may forbid inline styles. */
export function sheetOf(text: string): CSSStyleSheet {
  let sheet = sheets.get(text);
  if (!sheet) {
    sheets.set(text, (sheet = new CSSStyleSheet()));
    sheet.replaceSync(text);
  }
  return sheet;
}
