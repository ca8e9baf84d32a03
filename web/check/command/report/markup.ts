// Text that goes into XML or HTML.

/** Escaped, and without the control characters that XML has no place for. */
export const escape = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- those are what it takes out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])/g, '\ufffd')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
