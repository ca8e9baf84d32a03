import type { Options } from 'minisearch';

export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly page: string;
  readonly text: string;
}
export declare const searchOptions: Options<Section>;
