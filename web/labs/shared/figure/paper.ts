/** The colour behind an element, across shadow roots; white by default. */
export function paperAt(element: Element): string {
  for (let at: Element | null = element; at; ) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
    const root = at.getRootNode();
    at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
  }
  return 'white';
}

/** A picture without holes. */
export async function onPaper(picture: Blob | null, paper: string): Promise<Blob> {
  if (!picture) throw new Error('the figure could not be encoded');
  const image = await createImageBitmap(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no 2-D canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot make a PNG'))), 'image/png');
  });
}
