/** Attributes of `<posenc-lab>` itself; all others are properties of its lab. */
export const ownAttributes: readonly string[] = ['lab', 'show', 'controls', 'locked', 'lang', 'theme'];

const everywhere = new Set(
  (
    'accesskey anchor autocapitalize autocorrect autofocus class contenteditable dir draggable elementtiming ' +
    'enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce ' +
    'part popover ref role slot spellcheck style tabindex title translate writingsuggestions'
  ).split(' '),
);

/** Whether any element may have this attribute, or a framework adds it, with a dash or a colon in its name. */
export const isCommon = (attribute: string): boolean =>
  everywhere.has(attribute) || /^(data|aria|on|x|v|ng)-|^on|[^a-z-]/.test(attribute);
