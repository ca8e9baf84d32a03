/** Made by web/tools/vite/strings-plugin.ts from web/labs/strings. */
declare module 'virtual:strings' {
  export const languages: readonly string[];
  /** By `<language>/<part>`, where a part is `page`, `outline`, `labs`, `paths`, `story`, `glossary` or `quiz`. */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>>;
}

/** Made by web/tools/vite/strings-plugin.ts: the texts of each lab's questions, by `<lab>/<language>`. */
declare module 'virtual:questions' {
  type Words = import('../quiz/words.ts').BankWords;
  export const questions: Readonly<Record<string, () => Promise<{ readonly default: Words }>>>;
}

/** Made by web/tools/vite/thumbnails-plugin.ts: the inside of an SVG of 96 x 60, by the id of the lab. */
declare module 'virtual:thumbnails' {
  const thumbnails: Readonly<Record<string, string>>;
  export default thumbnails;
}

/** A style sheet as text. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}

/** A style sheet for the page. */
declare module '*.css' {}

/** The address of a worker, made by Vite. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** The weights of a small language model, as base64 (web/tools/vite/trained-plugin.ts). */
declare module 'virtual:trained/*' {
  const weights: string;
  export default weights;
}
