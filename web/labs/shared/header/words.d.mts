/** Words of the header, in one language. */
export interface HeaderWords {
  readonly site: string;
  readonly menu: string;
  readonly places: Readonly<Record<'labs' | 'why' | 'check' | 'teach' | 'docs', string>>;
  readonly search: string;
  readonly language: string;
  readonly colors: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly about: string;
  readonly source: string;
  readonly cite: string;
  readonly authors: string;
}

export declare const headerWords: Readonly<Record<string, HeaderWords>>;
