import { Heatmap } from 'posenc/react';
import Figure from './figure.jsx';

// Rendered on the server: its numbers, without a listener, go to the client as they are.
export default function Page() {
  const matrix = { rows: 2, columns: 3, data: Float32Array.of(-1, 0.5, 1, 0, -0.5, 0.25) };
  return (
    <main>
      <Figure />
      <Heatmap id="server" matrix={matrix} colorMap="magma" />
    </main>
  );
}
