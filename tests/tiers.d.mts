export const quick: boolean;
export const browserNames: readonly ('chromium' | 'firefox')[];
export const suites: readonly string[];
export const onlyInAll: readonly string[];
