// Gives each posenc frame the height of its content, and tells it whether this page is dark. The height becomes the
// frame's attribute, so a height in a style sheet or a style attribute of the page wins; the frame then scrolls inside.
// A lab that fits into its frame (`fit=box`) has no height to give.
addEventListener('message', ({ data, origin, source }) => {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source);
  const fits = data?.posenc === 'fits';
  if (!frame || !(fits || (data?.posenc === 'height' && data.height > 0 && data.height < 20000))) return;
  const opaque = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  if (origin !== (opaque ? 'null' : new URL(frame.src).origin)) return;
  const { boxSizing, color } = getComputedStyle(frame);
  const edges = boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
  if (!fits) frame.height = Math.ceil(data.height) + edges;
  const whole = fits || frame.clientHeight >= data.height;
  const [red, green, blue] = color.match(/\d+/g);
  const dark = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 127;
  source.postMessage({ posenc: 'host', dark, whole }, '*');
});
// A frame loaded before this script has sent its height in vain.
for (const { contentWindow } of document.querySelectorAll('iframe')) contentWindow.postMessage({ posenc: 'ask' }, '*');
