// The build adds this to the ES modules: when they load, Lit extends `HTMLElement` and asks the document for a tree
// walker. A server has neither, and nothing to draw, so unused stand-ins are enough.

const bare = class {} as unknown as typeof globalThis.HTMLElement;
const HTMLElement = globalThis.HTMLElement ?? bare;
const document = globalThis.document ?? ({ createTreeWalker: () => null } as unknown as Document);

export { document, HTMLElement };
