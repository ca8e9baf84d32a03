export function servePage(options?: {
  readonly mayKeep?: boolean;
}): Promise<{ readonly address: string; close(): Promise<void> }>;
