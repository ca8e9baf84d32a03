import 'posenc/elements/define';
import { result } from '../result.js';
import Client from './client.jsx';

// Rendered on the server, where the elements are imported and never made.
export default function Page() {
  return (
    <main>
      <p>{`RESULT${result}END`}</p>
      <Client />
    </main>
  );
}
