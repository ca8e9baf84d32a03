// Gives each posenc frame the height of its content, and tells it whether this page is dark. The height becomes the
// frame's attribute, so a height in a style sheet or a style attribute of the page wins; the frame then scrolls inside.
// A lab that fits into its frame (`fit=box`) has no height to give. Serves only frames of the embed.html beside this
// script: a page may have frames of others, and their messages change nothing here. A site generator that moves the
// script keeps its attribute: data-embed="/posenc/embed.html".
{
  const script = document.currentScript ?? document.querySelector('script[src$="/posenc-frames.js"]');
  const named = script?.dataset.embed;
  const beside = script?.src ? new URL('embed.html', script.src) : undefined;
  const embed = named ? new URL(named, document.baseURI) : beside;
  const maxHeight = 20_000;

  /** Whether a frame's attribute names our embed.html; a frame with `srcdoc` shows something else. */
  const isOurs = (frame) => {
    if (!embed || frame.hasAttribute('srcdoc') || !URL.canParse(frame.src)) return false;
    const { origin, pathname } = new URL(frame.src);
    return origin === embed.origin && pathname === embed.pathname;
  };
  const frames = () => [...document.querySelectorAll('iframe')].filter(isOurs);

  /** The origin of a frame's messages; that of a sandbox, and of a page from a disk, is `null`, and has no address. */
  const originOf = ({ sandbox }) =>
    sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : embed.origin;
  const send = (frame, message) => {
    const origin = originOf(frame);
    frame.contentWindow?.postMessage(message, origin === 'null' ? '*' : origin);
  };

  /** Like `lightness` in web/labs/embed/scheme.ts; a test compares the two. */
  const lightness = (color) => {
    const [first = 0, green = 0, blue = 0] = (color.match(/(?<![\w-])-?[\d.]+(?:e[+-]?\d+)?/g) ?? []).map(Number);
    if (/^(ok)?l(ab|ch)\(/.test(color)) return /^ok/.test(color) ? first : first / 100;
    return (0.2126 * first + 0.7152 * green + 0.0722 * blue) / (/^rgb/.test(color) ? 255 : 1);
  };

  addEventListener('message', ({ data, origin, source }) => {
    const frame = source && frames().find(({ contentWindow }) => contentWindow === source);
    if (!frame || origin !== originOf(frame)) return;
    const { posenc, height } = Object(data);
    const fits = posenc === 'fits';
    if (!fits && !(posenc === 'height' && typeof height === 'number' && height > 0 && height < maxHeight)) return;
    const { boxSizing, color } = getComputedStyle(frame);
    const edges = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    if (!fits) frame.height = Math.ceil(height) + edges;
    const whole = fits || frame.clientHeight >= height;
    send(frame, { posenc: 'host', dark: lightness(color) > 0.5, whole });
  });
  // A frame loaded before this script has sent its height in vain.
  for (const frame of frames()) send(frame, { posenc: 'ask' });
}
