// What a lab needs only when somebody opens it: its panels, and its programs. In labs as elements, which seldom show
// them, these modules come when a function of theirs is called first (see web/embed/patient.ts).
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const patient = fileURLToPath(new URL('../embed/patient.ts', import.meta.url));

/** By the end of their path, as imports write it; they export functions, and nothing else is imported of them. */
const late = ['/snippets.ts', '/controls/panels.ts'];

/** Whether this module comes when it is called, or when a picture is asked for. */
export const isLate = (id: string): boolean => [...late, '/page/lib/export.ts'].some((end) => id.endsWith(end));

/** Functions that import their module when they are called, instead of imports. */
export function whenCalled(code: string): string {
  let count = 0;
  return code.replace(/^import \{([^}]*)\} from '([^']+)';$/gm, (whole, list: string, source: string) => {
    if (!late.some((end) => source.endsWith(end))) return whole;
    const names = list.split(',').map((name) => name.trim());
    const called = names.filter((name) => name !== '' && !name.startsWith('type '));
    if (called.length === 0) return whole;
    const module = `late${(count += 1)}`;
    return [
      `import { coming as coming${count} } from ${JSON.stringify(patient)};`,
      `const ${module} = coming${count}(() => import('${source}'));`,
      ...called.map((name) => `const ${name} = (...given) => ${module}().${name}(...given);`),
    ].join(' ');
  });
}

export function loadedWhenCalled(): Plugin {
  return {
    name: 'posenc-when-called',
    enforce: 'pre',
    // Every element of a lab waits for what is coming.
    resolveId: (source, importer) =>
      source === 'lit' && importer && /\/web\/(page|exam)\//.test(importer) ? patient : undefined,
    transform: { filter: { id: /\/web\/page\/.*\.ts$/ }, handler: (code) => ({ code: whenCalled(code), map: null }) },
  };
}
