/** Of a module as it was loaded: nothing is known of it yet. */
export function answersOf(functions: object): string;
