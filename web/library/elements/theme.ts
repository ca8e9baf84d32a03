import { css, html, unsafeCSS, type TemplateResult } from 'lit';
import { curvePalettes, type Theme } from '../draw/index.ts';

/** Curve colours that a page may set, `--posenc-curve-1` and so on. */
const curveNumbers = curvePalettes.light.map((_, index) => index);

const parts = ['text', 'muted', 'grid', 'background', ...curveNumbers.map((index) => `curve-${index + 1}`)];

/**
 * Canvas does not support custom properties, so a hidden element has each colour, which is read from there, resolved
 * for the current colour scheme. The tiny transition makes the browser fire an event when one changes for any reason:
 * the system, a class on the page, a style on the element.
 */
export const themeProbes: TemplateResult = html`<span class="probes" aria-hidden="true">${parts.map(
  (part) => html`<i class="probe-${part}"></i>`,
)}</span>`;

const curveStyles = curveNumbers.map((index) => {
  const [light, dark] = [curvePalettes.light[index], curvePalettes.dark[index]];
  return `.probe-curve-${index + 1} { color: var(--posenc-curve-${index + 1}, light-dark(${light}, ${dark})); }`;
});

export const themeStyles = css`
  ${unsafeCSS(curveStyles.join('\n'))}
  .probes {
    position: absolute;
    visibility: hidden;
    pointer-events: none;
    inline-size: 0;
    block-size: 0;
    overflow: hidden;
  }
  .probes i { transition: color 1ms; }
  .probes.printed { color-scheme: light; }
  .probes.printed i { transition: none; }
  .probe-text { color: var(--posenc-text, light-dark(#1c1f24, #e9eaec)); }
  .probe-muted { color: var(--posenc-muted, light-dark(#5c636e, #a2a8b3)); }
  .probe-grid { color: var(--posenc-grid, light-dark(#dcdfe4, #353a42)); }
  .probe-background { color: var(--posenc-background, Canvas); }
`;

/** The current colours and font of an element whose shadow root holds `themeProbes`. */
export function readTheme(root: ShadowRoot, width: number): Theme {
  const color = (part: string): string => {
    const probe = root.querySelector(`.probe-${part}`);
    return probe ? getComputedStyle(probe).color : 'black';
  };
  return {
    text: color('text'),
    muted: color('muted'),
    grid: color('grid'),
    background: color('background'),
    curves: curveNumbers.map((index) => color(`curve-${index + 1}`)),
    fontFamily: getComputedStyle(root.host).fontFamily,
    fontSize: width < 420 ? 11 : 12,
  };
}
