import type {} from 'posenc/elements/react';
import type { ChangeDetail, PosencHeatmap, SelectDetail } from 'posenc/elements';
import { useRef, type ReactNode } from 'react';

export function Figures({ lang }: { readonly lang: string }): ReactNode {
  const figure = useRef<PosencHeatmap>(null);
  const select = ({ detail }: CustomEvent<SelectDetail>): void => figure.current?.select(detail.position, null);
  const change = ({ detail }: CustomEvent<ChangeDetail>): void => void detail.lab;
  return (
    <>
      <posenc-heatmap ref={figure} positions={50} dim={16} colorMap="viridis" className="wide" />
      <posenc-curves dimensions={[0, 2]} onposenc-select={select} />
      <posenc-lab lab="clock" position={10} ladder="half" lang={lang} onposenc-change={change} />
      {/* @ts-expect-error no such ladder */}
      <posenc-lab lab="clock" ladder="whole" />
      {/* @ts-expect-error a string is not a number */}
      <posenc-heatmap positions="50" />
    </>
  );
}
