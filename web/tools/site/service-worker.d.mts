export type Contents = readonly (readonly [name: string, content: string | Uint8Array])[];
export function serviceWorker(contents: Contents, others?: Contents): string;
