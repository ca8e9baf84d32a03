import { createRoot } from 'react-dom/client';
import { Heatmap } from 'posenc/react';
import { Lab } from 'posenc-labs/react';
import './course.css';

const Lesson = () => (
  <main>
    <a href="#a">Before</a>
    <Lab lab="encode" show="figure" dimensions={[0, 1, 10]}>
      The table of 100 positions, with three columns as curves.
    </Lab>
    <a href="#b">Between</a>
    <iframe
      src="/posenc/embed.html?lab=encode&show=figure&dimensions=0,1,10"
      width="100%"
      title="The table"
    />
    <a href="#c">Between</a>
    <Heatmap positions={100} dim={64}>
      The table of 100 positions.
    </Heatmap>
    <a href="#d">After</a>
  </main>
);

createRoot(document.querySelector('#root')).render(<Lesson />);
