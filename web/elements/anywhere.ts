// Put into the ES modules by the build: as they are loaded, Lit extends `HTMLElement` and asks the document for a tree
// walker. On a server there is neither, nor anything to draw: a class and an object that nobody uses take their place.

const bare = class {} as unknown as typeof globalThis.HTMLElement;
const HTMLElement = globalThis.HTMLElement ?? bare;
const document = globalThis.document ?? ({ createTreeWalker: () => null } as unknown as Document);

export { document, HTMLElement };
