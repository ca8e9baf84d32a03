/** Made by web/tools/strings-plugin.ts from locales/. */
declare module 'virtual:strings' {
  export const languages: readonly string[];
  /** By `<language>/<part>`, where a part is `page` or the id of a lab. */
  export const parts: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, unknown>> }>>>;
}
