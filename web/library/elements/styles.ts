import { css } from 'lit';

/** Layout and type of both figures. Sizes of the picture: `--posenc-height`, or a height on the element itself. */
export const figureStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
    position: relative;
    background: var(--posenc-background, transparent);
    color: var(--posenc-text, light-dark(#1c1f24, #e9eaec));
    font: 400 0.875rem / 1.45
      var(--posenc-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif);
    font-variant-numeric: tabular-nums;
  }
  :host([hidden]) { display: none; }
  /* Fills the element also where a page has made it a block with a height. */
  .figure {
    display: flex;
    flex: 1 1 auto;
    flex-direction: column;
    min-inline-size: 0;
    block-size: 100%;
  }
  .stage {
    position: relative;
    flex: 1 1 var(--posenc-height, clamp(17rem, 40vw, 27rem));
    min-block-size: 8rem;
    border-radius: 4px;
    outline: none;
    cursor: crosshair;
    touch-action: pan-y pinch-zoom;
    -webkit-tap-highlight-color: transparent;
  }
  .stage:focus-visible { outline: 2px solid var(--posenc-focus, light-dark(#0b62d6, #7db4ff)); outline-offset: 4px; }
  .stage.empty { display: none; }
  .stage[data-link] { cursor: pointer; }
  canvas, .lines { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; }
  .lines, .overlay { pointer-events: none; }
  p { margin: 0; }
  .readout { min-block-size: 1.45em; padding-block-start: 0.375rem; }
  .note {
    padding-block-start: 0.25rem;
    font-size: 0.8125rem;
    color: var(--posenc-muted, light-dark(#5c636e, #a2a8b3));
  }
  .error {
    margin-block-start: 0.5rem;
    padding: 0.5rem 0.75rem;
    border-inline-start: 3px solid var(--posenc-error, light-dark(#b3261e, #ff8a80));
    background: light-dark(#fdf1f0, #33201f);
    color: light-dark(#7a1710, #ffd9d5);
    overflow-wrap: anywhere;
  }
  .hidden {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
