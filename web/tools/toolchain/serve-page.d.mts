export function servePage(options?: {
  readonly mayKeep?: boolean;
  compressed?: boolean;
}): Promise<{ readonly address: string; close(): Promise<void> }>;
