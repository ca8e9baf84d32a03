export const markScript: string;
export function diskNotice(language: string, up: string): string;
export declare function withoutScripts(): string;
