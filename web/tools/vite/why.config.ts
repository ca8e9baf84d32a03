import { buildBeside } from './pages-beside.ts';
import { whyPages } from './why-pages-plugin.ts';

/** `/why/` in every language; its script has the figures, and the labs of the site show the others. */
export default buildBeside({ name: 'why', engine: 'engine-page', pages: whyPages() });
