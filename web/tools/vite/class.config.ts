import { classPages } from './class-pages-plugin.ts';
import { buildBeside } from './pages-beside.ts';

/**
 * `/class/` in every language. Phones load it: each lab's questions, the modules that they call, training and the
 * camera's reader are parts of their own.
 */
export default buildBeside({ name: 'class', engine: 'engine-labs', pages: classPages() });
