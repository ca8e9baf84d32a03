/** A name of the library's options as config.json and the vectors write it: `ropeType` is `rope_type`. */
export const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
