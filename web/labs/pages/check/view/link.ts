// The state in the address: after the #, which no browser sends to a server.

export interface LinkState {
  readonly text: string;
  readonly family: string;
  readonly base: string;
}

/** Longer addresses break in mails and chats. */
const longest = 6000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

function toText(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The part of an address after the #; undefined if it would be too long. */
export async function writeLink({ text, family, base }: LinkState): Promise<string | undefined> {
  // Ten times as much never packs into as little.
  if (text.length > 10 * longest) return undefined;
  const packed = toText(await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')));
  const fields = new URLSearchParams({ p: packed });
  if (family !== 'auto') fields.set('f', family);
  if (base !== '') fields.set('b', base);
  const written = fields.toString();
  return written.length > longest ? undefined : written;
}

/** Reads the request in an address; undefined for none or a broken one. `t` holds plain text, for links by hand. */
export async function readLink(hash: string): Promise<LinkState | undefined> {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const [plain, packed] = [fields.get('t'), fields.get('p')];
  const others = { family: fields.get('f') ?? 'auto', base: fields.get('b') ?? '' };
  if (plain !== null) return { text: plain, ...others };
  if (packed === null) return undefined;
  try {
    const bytes = await through(fromText(packed), new DecompressionStream('deflate-raw'));
    return { text: new TextDecoder().decode(bytes), ...others };
  } catch {
    return undefined;
  }
}
