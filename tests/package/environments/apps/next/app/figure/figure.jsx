'use client';
import { useState } from 'react';
import { Heatmap } from 'posenc/react';
import { Lab } from 'posenc-labs/react';

const matrix = { rows: 2, columns: 3, data: Float32Array.of(1, -0.5, 0, 0.25, -1, 0.75) };

export default function Figure() {
  const [heard, setHeard] = useState([]);
  const hear = ({ type, detail }) => setHeard((before) => [...before, { type, ...detail }]);
  return (
    <>
      <Heatmap id="client" matrix={matrix} rowName="word" colorMap="viridis" onSelect={hear} />
      <posenc-heatmap id="tag" positions={2} dim={3} rowName="word" colorMap="viridis" />
      <Lab lab="order" dim={8} show="figure" onReady={hear}>
        The words of a sentence, in any order.
      </Lab>
      <output>{JSON.stringify(heard)}</output>
    </>
  );
}
