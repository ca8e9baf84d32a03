import type { Entry } from '../docs/api.mjs';

/** The page of all attributes, as HTML. */
export function attributesBody(api: readonly Entry[]): Promise<string>;
