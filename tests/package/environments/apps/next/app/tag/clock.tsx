'use client';
import 'posenc-labs/define';
import type {} from 'posenc-labs/react';

export default function Clock() {
  return (
    <posenc-lab lab="clock" position="10" dim="16" controls="position dim" locked="dim" lang="es">
      <p>Shown until the lab has loaded, or where it cannot run.</p>
      <p slot="caption">A hand for every pair of columns</p>
    </posenc-lab>
  );
}
