import type {} from 'posenc/elements/react';
import type { PosencHeatmap, SelectDetail } from 'posenc/elements';
import type { ChangeDetail, PosencLab } from 'posenc-labs';
import { sinusoidal } from 'posenc';
import { Curves, Heatmap } from 'posenc/react';
import { Lab } from 'posenc-labs/react';
import { useRef, type ReactNode } from 'react';

const matrix = sinusoidal({ positions: 4, dim: 6 });

// Everything that the types allow works.

/** Tags take what a server writes and hydration keeps: attributes, under the names of properties or their own. */
export function Tags({ lang }: { readonly lang: string }): ReactNode {
  const figure = useRef<PosencHeatmap>(null);
  const select = ({ detail }: CustomEvent<SelectDetail>): void => figure.current?.select(detail.position, null);
  return (
    <>
      <posenc-heatmap ref={figure} positions={50} dim={16} colorMap="viridis" className="wide" transpose />
      <posenc-heatmap color-map="magma" row-name="word" selectedPosition={null} layout="concatenated" />
      <posenc-curves dimensions="0 2" />
      <posenc-lab lab="clock" position={10} ladder="half" lang={lang} theme="dark" />
      <posenc-lab lab="order" dim={16} causal={lang === 'en'}>
        <p>What is shown until then.</p>
      </posenc-lab>
      <posenc-lab lab="terms" rooted="false" />
      <posenc-lab lab="order" causal="1" />
      {/* @ts-expect-error no such ladder */}
      <posenc-lab lab="clock" ladder="whole" />
      {/* @ts-expect-error dimensions that the lab does not offer */}
      <posenc-lab lab="order" dim={17} />
      {/* @ts-expect-error false is no attribute, and this is on by default */}
      <posenc-lab lab="terms" rooted={false} />
      {/* @ts-expect-error a list is no attribute */}
      <posenc-lab lab="encode" dimensions={[0, 1]} />
      <posenc-heatmap positions="50" />
      <posenc-lab lab="clock" position="10" dim="16" controls="position dim" locked="dim" lang="es">
        <p slot="caption">As the README has it.</p>
      </posenc-lab>
      {/* @ts-expect-error no number */}
      <posenc-heatmap positions="fifty" />
      {/* @ts-expect-error dimensions that the lab does not offer */}
      <posenc-lab lab="order" dim="17" />
      {/* @ts-expect-error no such colours */}
      <posenc-heatmap colorMap="viridi" />
      {/* @ts-expect-error no such colours */}
      <posenc-heatmap color-map="viridi" />
      {/* @ts-expect-error no such colours */}
      <posenc-lab lab="encode" color-map="viridi" />
      {/* @ts-expect-error an object is no attribute */}
      <posenc-heatmap matrix={matrix} />
      {/* @ts-expect-error a list is no attribute */}
      <posenc-curves dimensions={[0, 2]} />
      {/* @ts-expect-error a listener is no attribute */}
      <posenc-heatmap onposenc-select={select} />
      {/* @ts-expect-error a listener is no attribute */}
      <posenc-lab lab="clock" onposenc-change={() => undefined} />
    </>
  );
}

/** Components take objects and listeners as well. */
export function Components({ open }: { readonly open: boolean }): ReactNode {
  const figure = useRef<PosencHeatmap>(null);
  const lab = useRef<PosencLab>(null);
  const select = ({ detail }: CustomEvent<SelectDetail>): void => figure.current?.select(detail.position, null);
  const change = ({ detail }: CustomEvent<ChangeDetail>): void => void detail.lab;
  return (
    <>
      <Heatmap ref={figure} matrix={matrix} rowName="word" colorMap="viridis" onSelect={select} className="wide" />
      <Heatmap positions={open ? 8 : undefined} transpose={open} onToggle={({ detail }) => void detail.dimension} />
      <Curves dimensions={[0, 2]} label="two curves" style={{ height: 300 }} />
      <Lab ref={lab} lab="clock" dim={16} onChange={({ detail }) => void detail.view.position.toFixed(1)} />
      <Lab lab="encode" dimensions={[0, 1]} onChange={change} onProblem={({ detail }) => void detail.message} />
      <Lab lab="terms" rooted={false} onReady={({ detail }) => void (detail.lab satisfies 'terms')} />
      {/* @ts-expect-error no such colours */}
      <Heatmap colorMap="viridi" />
      {/* @ts-expect-error no such colours */}
      <Lab lab="encode" colorMap="viridi" />
      {/* @ts-expect-error dimensions that the lab does not offer */}
      <Lab lab="order" dim={17} />
      {/* @ts-expect-error a view of another lab */}
      <Lab lab="clock" onChange={({ detail }) => void detail.view.causal} />
      {/* @ts-expect-error numbers without their rows */}
      <Heatmap matrix={[0, 1]} />
    </>
  );
}
