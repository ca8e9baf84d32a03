/** Made by web/tools/strings-plugin.ts from locales/. */
declare module 'virtual:strings' {
  export const languages: readonly string[];
  /** By `<language>/<part>`, where a part is `page`, `outline`, `labs` or `paths`. */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>>;
}

/** Made by web/tools/thumbnails-plugin.ts: the inside of an SVG of 96 x 60, by the id of the lab. */
declare module 'virtual:thumbnails' {
  const thumbnails: Readonly<Record<string, string>>;
  export default thumbnails;
}

/** Made by web/tools/lab-styles-plugin.ts: what stands before and after a lab's own style sheet in a shadow root. */
declare module 'virtual:lab-styles' {
  export const before: string;
  export const after: string;
}

/** The address of a worker, made by Vite. */
declare module '*?worker&url' {
  const address: string;
  export default address;
}
