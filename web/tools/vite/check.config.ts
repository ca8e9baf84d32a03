import { checkPages } from './check-pages-plugin.ts';
import { buildBeside } from './pages-beside.ts';

/** `/check/` in every language. */
export default buildBeside({ name: 'check', engine: 'engine-page', pages: checkPages() });
