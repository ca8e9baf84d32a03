export function llms(
  site: string,
  pages: readonly string[],
  read: (page: string) => string,
  files: ReadonlySet<string>,
): string;
