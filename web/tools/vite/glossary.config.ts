import { glossaryPages } from './glossary-pages-plugin.ts';
import { buildBeside } from './pages-beside.ts';

/** `/glossary/` in every language. */
export default buildBeside({ name: 'glossary', engine: 'engine-page', pages: glossaryPages() });
