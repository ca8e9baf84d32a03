// The modules of a build as text within one HTML file. An import map gives each a name and its code; dynamic imports
// stay dynamic, and nothing is fetched.

/** Modules by file name without folders: names hold a hash of the content, so no two are alike. */
export type Modules = ReadonlyMap<string, string>;

/** The name of a module within the file. */
export const nameWithin = (file: string): string => `posenc/${file}`;

const imported = /(\b(?:from|import)\s*(?:\(\s*)?)(["'`])\.{1,2}\/(?:[\w-]+\/)*([\w.-]+\.js)\2/g;
const thread = /new URL\(\s*(["'`])(?:\.\/)?([\w.-]+\.js)\1\s*,\s*import\.meta\.url\s*\)\.href/g;
/** Vite's preload list: everything is already in the file. */
const ahead = /(const __vite__mapDeps=)[^]*?=>i\.map\(i=>d\[i\]\)/;

/** A module whose imports and threads use names within the file. */
export function renamed(code: string, modules: Modules): string {
  const within = code
    .replace(ahead, '$1()=>[]')
    .replace(imported, (whole, before: string, _quote, file: string) =>
      modules.has(file) ? `${before}"${nameWithin(file)}"` : whole,
    )
    .replace(thread, (whole, _quote, file: string) =>
      modules.has(file) ? `import.meta.resolve("${nameWithin(file)}")` : whole,
    );
  if (/__vite__mapDeps=\(i,m/.test(within)) throw new Error('a list of what is fetched ahead was not understood');
  return within;
}

/** Escapes only characters that a URL cannot contain, so the text stays short and readable. */
const addressOf = (code: string): string =>
  `data:text/javascript;charset=utf-8,${code.replace(/[%#\t\n\r]/g, (sign) => encodeURIComponent(sign))}`;

/** Escapes text for a script of an HTML page. */
export const inScript = (text: string): string => text.replaceAll('<', '\\u003c');

/** Returns the import map of a file with these modules, as the text of a script. */
export function importMap(modules: Modules): string {
  const imports = [...modules].map(([file, code]) => [nameWithin(file), addressOf(renamed(code, modules))]);
  return inScript(JSON.stringify({ imports: Object.fromEntries(imports) }));
}
