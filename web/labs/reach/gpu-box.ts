import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { at, chart, gridLines, pathOf, plotOf, ticksBelow } from '../shared/figure/chart.ts';
import { t } from '../shared/text/i18n.ts';
import { LocalizeController } from '../shared/text/language.ts';
import { measure, written } from '../shared/text/numerals.ts';
import { power } from './arithmetic-figures.ts';
import type { GpuErrors, NoGpu } from './gpu-errors.ts';
import { LightElement } from '../shared/light-element.ts';

const margin = { left: 46, right: 14, top: 24, bottom: 36 };
const height = 240;
const kinds = ['usual', 'ours'] as const;

/** Nothing is drawn below 10^-9; an error is at most 2. */
const span = { low: -9, high: 0.6, last: 6 };

/**
 * `<pe-gpu-errors>`: the usual shader beside posenc/webgpu on the reader's own GPU, once it is asked. What computes is
 * loaded then.
 */
export class GpuErrorBox extends LightElement {
  static override properties = {
    dim: { attribute: false },
    base: { attribute: false },
    width: { attribute: false },
    found: { state: true },
    busy: { state: true },
  };

  declare dim: number;
  declare base: number;
  /** Of the figure, CSS pixels. */
  declare width: number;
  declare private found: GpuErrors | NoGpu | undefined;
  declare private busy: boolean;

  constructor() {
    super();
    this.width = 640;
    this.busy = false;
    new LocalizeController(this);
  }

  /** Numbers of another shape are asked for anew. */
  protected override willUpdate(changed: PropertyValues): void {
    if (this.found && (changed.has('dim') || changed.has('base'))) this.found = undefined;
  }

  readonly #ask = async (): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    const { dim, base } = this;
    const found = await import('./gpu-errors.ts').then(
      ({ gpuErrors }) => gpuErrors({ dim, base }),
      (error: unknown): NoGpu => ({
        reason: 'failed',
        message: error instanceof Error ? error.message : String(error),
      }),
    );
    if (dim === this.dim && base === this.base) this.found = found;
    this.busy = false;
  };

  protected override render(): TemplateResult {
    const { found, busy } = this;
    const said = found && 'reason' in found ? refusal(found) : undefined;
    return html`<h3>${t('reach.gpu.title')}</h3>
      <p>${t('reach.gpu.about')}</p>
      <button type="button" class="quiet ask-gpu" aria-disabled=${busy ? 'true' : 'false'} @click=${this.#ask}>
        ${t(busy ? 'reach.gpu.busy' : 'reach.gpu.ask')}
      </button>
      <div aria-live="polite">
        ${said === undefined ? nothing : html`<p class="says" data-says="gpu">${said}</p>`}
        ${found && 'name' in found ? this.#result(found) : nothing}
      </div>`;
  }

  #result(found: GpuErrors): TemplateResult {
    const last = found.positions.length - 1;
    const texts = {
      name: found.name === '' ? t('reach.gpu.unnamed') : found.name,
      position: written(found.positions[last] as number),
      usual: measure(found.usual[last] as number, 2),
      ours: measure(found.ours[last] as number, 2),
    };
    return html`<p class="says" data-says="gpu">${t('reach.gpu.says', texts)}</p>
      ${errorsChart(found, this.width)} ${decadesTable(found)}`;
  }
}

function refusal(found: NoGpu): string {
  if (found.reason === 'failed') return t('reach.gpu.failed', { message: found.message });
  return t(found.reason === 'missing' ? 'reach.gpu.missing' : 'reach.gpu.adapter');
}

/** Both errors over positions, on logarithmic scales. */
function errorsChart(found: GpuErrors, width: number): TemplateResult {
  const inner = plotOf([width, height], margin, [0, span.last], [span.low, span.high]);
  const plot = {
    ...inner,
    x: (p: number): number => inner.x(Math.log10(Math.max(p, 1))),
    y: (error: number): number => inner.y(Math.max(Math.log10(error), span.low)),
  };
  const line = (kind: (typeof kinds)[number]): unknown => {
    const points = found.positions.map((p, k) => [plot.x(p), plot.y(found[kind][k] as number)] as const);
    const [across, up] = points[12] as readonly [number, number];
    return svg`<path class="line ${kind}" data-kind=${kind} d=${`M${pathOf(points)}`} />
      <text class="line-name" x=${at(across)} y=${at(up - 10)} text-anchor="end">${t(`reach.gpu.${kind}`)}</text>`;
  };
  const powerText = (value: number): unknown => (value === 1 ? '1' : power(Math.round(Math.log10(value))));
  const decades = Array.from({ length: span.last + 1 }, (_, k) => 10 ** k);
  return chart(
    { kind: 'errors gpu-errors', term: 'error', width, height, label: t('reach.gpu.chart', { name: found.name }) },
    svg`${gridLines([1e-8, 1e-6, 1e-4, 1e-2, 1], plot, powerText, 6)}
    ${ticksBelow(decades, plot, powerText, 18)}
    <text class="name" x=${inner.right} y=${height - 2} text-anchor="end">${t('reach.axisPosition')}</text>
    <text class="name" x="2" y="11">${t('reach.axisError')}</text>
    ${kinds.map(line)}`,
  );
}

/** The same in numbers, at powers of ten. */
function decadesTable(found: GpuErrors): TemplateResult {
  const rows = found.positions.flatMap((p, k) => (k % 5 === 0 ? [{ p, k }] : []));
  return html`<table class="ladder-table gpu-table">
    <thead>
      <tr>
        <th scope="col">${t('reach.axisPosition')}</th>
        ${kinds.map((kind) => html`<th scope="col">${t(`reach.gpu.${kind}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ p, k }) => html`<tr>
          <th scope="row">${written(p)}</th>
          ${kinds.map((kind) => html`<td>${measure(found[kind][k] as number, 2)}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-gpu-errors': GpuErrorBox;
  }
}

customElements.define('pe-gpu-errors', GpuErrorBox);
