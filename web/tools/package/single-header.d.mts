/** The engine as one header. */
export declare function singleHeader(): string;
/** Writes it to a file. */
export declare function writeSingleHeader(file: string): string;
