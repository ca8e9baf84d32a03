import type { Property } from '../../page/state/properties.ts';

export interface Setting {
  readonly name: string;
  readonly attribute: string;
  readonly property: Property;
  readonly about: string;
}
export interface Lab {
  readonly id: string;
  readonly settings: readonly Setting[];
}
export function describeLabs(): Promise<readonly Lab[]>;
export function declarations(labs: readonly Lab[]): string;
export function manifest(labs: readonly Lab[]): object;
export const reactDeclarations: string;
export const vueDeclarations: string;
