/** Whether this is one file without a server (web/files): there is nothing beside it. */
export const inFile = (): boolean => 'file' in document.documentElement.dataset;
