import type { Property } from '../../labs/shared/state/properties.ts';

export interface Setting {
  readonly name: string;
  readonly attribute: string;
  readonly property: Property;
  readonly type: string;
  readonly about: string;
}
export interface Lab {
  readonly id: string;
  readonly settings: readonly Setting[];
}
/** The attributes of the element itself, and what they mean. */
export const ownAttributes: Readonly<Record<string, string>>;
export function describeLabs(): Promise<readonly Lab[]>;
export function declarations(labs: readonly Lab[]): string;
interface Described {
  readonly name: string;
  readonly description?: string;
}
/** The parts of the manifest that the documentation shows too. */
export interface Declaration {
  readonly attributes: readonly Described[];
  readonly members: readonly (Described & { readonly kind: string })[];
  readonly events: readonly Described[];
  readonly slots: readonly Described[];
  readonly cssParts: readonly Described[];
  readonly cssProperties: readonly Described[];
}
export function manifest(labs: readonly Lab[]): {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
};
export const reactDeclarations: string;
export const vueDeclarations: string;
