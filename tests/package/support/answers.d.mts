/** The type of a dynamically loaded module: nothing is known of it. */
export function answersOf(functions: object): string;
