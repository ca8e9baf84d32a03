/** Whether this is one file without a server (web/files), with no other files next to it. */
export const inFile = (): boolean => 'file' in document.documentElement.dataset;
