/** Facts about the project that pages state. */
export const project: {
  readonly name: string;
  readonly version: string;
  readonly source: string;
  readonly license: string;
  readonly authors: string;
  readonly year: string;
};
