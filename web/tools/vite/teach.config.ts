import { buildBeside } from './pages-beside.ts';
import { stringsInParts } from './strings-plugin.ts';
import { teachPages } from './teach-pages-plugin.ts';

/** `/teach/` in every language; of the labs it says titles and questions, of the paths their sentences. */
export default buildBeside({
  name: 'teach',
  engine: 'engine-page',
  strings: stringsInParts('page', ['page', 'paths', 'quiz']),
  pages: teachPages(),
});
