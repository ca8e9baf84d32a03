// Style sheets that arrive with a part of the page, a lab or the opening. They follow those of styles/index.css, each
// once; what phones and paper change comes after all of them.
import held from './styles/held.css?inline';
import print from './styles/print.css?inline';

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}

const last = [held, print].map(sheetOf);
const adopted = new Map<string, CSSStyleSheet>();

export function adopt(texts: readonly string[]): void {
  for (const text of texts) if (!adopted.has(text)) adopted.set(text, sheetOf(text));
  const ours = new Set([...adopted.values(), ...last]);
  // Questions bring a sheet of their own (web/labs/shared/quiz).
  const others = document.adoptedStyleSheets.filter((sheet) => !ours.has(sheet));
  document.adoptedStyleSheets = [...adopted.values(), ...last, ...others];
}
