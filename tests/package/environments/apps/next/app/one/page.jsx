import { Lab } from 'posenc-labs/react';

export default function Page() {
  return (
    <Lab lab="clock" position={10} dim={16}>
      The clock of position 10.
    </Lab>
  );
}
