import { useEffect } from 'react';
import 'posenc/elements/define';
import { result } from './result.js';

export const loader = () => result;

export default function Home({ loaderData }) {
  useEffect(() => {
    document.title = result;
  }, []);
  return (
    <main>
      <p>{`RESULT${loaderData}END`}</p>
      <posenc-heatmap positions="8" dim="8" />
    </main>
  );
}
