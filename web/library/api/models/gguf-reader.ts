// Reads the header of a GGUF file (versions 2 and 3): its metadata, and where its tensors are. Of the weights it reads
// only three small tensors, which hold factors of a rotation.
import { failure, wrongValue } from '../runtime/errors.ts';

/** Gives bytes of a file from `offset` on, fewer at its end. */
export type ReadRange = (offset: number, length: number) => Promise<Uint8Array>;

export interface GgufTensor {
  readonly name: string;
  readonly shape: readonly number[];
  /** The format of its numbers: 0 is float32. */
  readonly type: number;
  /** From the beginning of the file. */
  readonly offset: number;
}

/** The header of a GGUF file, as `modelPositions` takes it. */
export interface GgufHeader {
  readonly version: number;
  /** All keys but long lists, e.g. those of the tokens, of which only the length is kept. */
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly tensors: readonly GgufTensor[];
  /** Divisors of the frequencies: `rope_freqs.weight` and `rope_factors_long.weight`, `rope_factors_short.weight`. */
  readonly factors: Readonly<Record<string, readonly number[]>>;
}

/** A list that was skipped. */
export interface GgufSkipped {
  readonly length: number;
}

const piece = 2 ** 18;
/** More than any header has: the tokens of the largest vocabularies take some megabytes. */
const mostBytes = 2 ** 28;
const longestList = 4096;
/** Lists of texts that matter have some dozens: languages, labels. */
const longestTextList = 256;
/** Values in all lists that are kept: a model has a few lists with a number for each layer. */
const mostKept = 2 ** 20;
/** Texts that are skipped: the largest vocabularies and their merges have some millions. */
const mostTexts = 2 ** 24;
/** The types that are no number. */
const [text, list] = [8, 9];
/** Keys, and tensors: files have some dozens, and a few thousand. */
const mostEntries = 2 ** 16;
const factorNames = ['rope_freqs.weight', 'rope_factors_long.weight', 'rope_factors_short.weight'];
const sizes = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];

const broken = (what: string, allowed: string): Error =>
  failure('POSENC_MALFORMED', 'source', `source has ${what}`, allowed);

/** Reads forward through a file, a piece at a time. */
class Cursor {
  readonly #read: ReadRange;
  #bytes = new Uint8Array(0);
  /** Where the bytes begin in the file. */
  #start = 0;
  #at = 0;
  /** Texts that were skipped so far. */
  #texts = 0;

  constructor(read: ReadRange) {
    this.#read = read;
  }

  get position(): number {
    return this.#start + this.#at;
  }

  /** A view of the next bytes, which are then behind. */
  async take(length: number): Promise<DataView> {
    if (this.#at + length > this.#bytes.length) {
      if (this.position + length > mostBytes) throw broken('a header of more than 256 MB', 'a GGUF file');
      const rest = this.#bytes.subarray(this.#at);
      const wanted = Math.max(piece, length - rest.length);
      const more = await this.#read(this.#start + this.#bytes.length, wanted);
      const whole = new Uint8Array(rest.length + more.length);
      whole.set(rest);
      whole.set(more, rest.length);
      [this.#start, this.#bytes, this.#at] = [this.position, whole, 0];
      if (whole.length < length)
        throw broken(`${this.#start + whole.length} bytes, the header goes on`, 'a whole file');
    }
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, length);
    this.#at += length;
    return view;
  }

  async skip(length: number): Promise<void> {
    if (this.#at + length <= this.#bytes.length) this.#at += length;
    else {
      [this.#start, this.#bytes, this.#at] = [this.position + length, new Uint8Array(0), 0];
      if (this.#start > mostBytes) throw broken('a header of more than 256 MB', 'a GGUF file');
    }
  }

  /** Skips texts, without waiting for those whose bytes are here: a vocabulary has some hundred thousand. */
  async skipTexts(count: number): Promise<void> {
    this.#texts += count;
    if (this.#texts > mostTexts) throw broken(`lists of more than ${mostTexts} texts together`, 'a GGUF file');
    for (let i = 0; i < count; ++i) {
      const length = this.#lengthAt();
      if (length === undefined) await this.skip(await this.u64());
      else this.#at += 8 + length;
    }
  }

  /** The length of the text that comes next, if all of it is here. */
  #lengthAt(): number | undefined {
    const rest = this.#bytes.length - this.#at - 8;
    if (rest < 0) return undefined;
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset + this.#at, 8);
    const length = view.getUint32(0, true);
    return view.getUint32(4, true) === 0 && length <= rest ? length : undefined;
  }

  async u32(): Promise<number> {
    return (await this.take(4)).getUint32(0, true);
  }

  /** A count: files have none that a double does not hold. */
  async u64(): Promise<number> {
    const value = (await this.take(8)).getBigUint64(0, true);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken(`a count of ${value}`, 'counts below 2^53');
    return Number(value);
  }

  async text(): Promise<string> {
    const length = await this.u64();
    if (length > 2 ** 24) throw broken(`a text of ${length} bytes`, 'at most 16 MB');
    const { buffer, byteOffset } = await this.take(length);
    return new TextDecoder().decode(new Uint8Array(buffer as ArrayBuffer, byteOffset, length));
  }
}

/** Reads a number of a type from bytes. */
function numberAt(view: DataView, at: number, type: number): number | boolean {
  switch (type) {
    case 0:
      return view.getUint8(at);
    case 1:
      return view.getInt8(at);
    case 2:
      return view.getUint16(at, true);
    case 3:
      return view.getInt16(at, true);
    case 4:
      return view.getUint32(at, true);
    case 5:
      return view.getInt32(at, true);
    case 6:
      return view.getFloat32(at, true);
    case 7:
      return view.getUint8(at) !== 0;
    case 10:
      return Number(view.getBigUint64(at, true));
    case 11:
      return Number(view.getBigInt64(at, true));
    default:
      return view.getFloat64(at, true);
  }
}

function sizeOf(type: number, what: string): number {
  const size = sizes[type];
  if (size === undefined || size === 0) throw broken(`${what} of type ${type}`, 'types 0 to 12');
  return size;
}

/** Values that were kept so far. */
interface Kept {
  count: number;
}

async function readValue(cursor: Cursor, type: number, kept: Kept): Promise<unknown> {
  if (type === text) return cursor.text();
  if (type !== list) return numberAt(await cursor.take(sizeOf(type, 'a value')), 0, type);
  const [of, length] = [await cursor.u32(), await cursor.u64()];
  if (of === list) throw broken('a list of lists', 'lists of values');
  if (length <= longestList && (of !== text || length <= longestTextList)) {
    kept.count += length;
    if (kept.count > mostKept) throw broken(`lists of more than ${mostKept} values together`, 'a GGUF file');
    return of === text ? readTexts(cursor, length) : readNumbers(cursor, of, length);
  }
  if (of === text) await cursor.skipTexts(length);
  else await cursor.skip(length * sizeOf(of, 'a list'));
  return { length } satisfies GgufSkipped;
}

/** A list of numbers, whose bytes are requested at once. */
async function readNumbers(cursor: Cursor, of: number, length: number): Promise<readonly unknown[]> {
  const size = sizeOf(of, 'a list');
  const view = await cursor.take(length * size);
  return Array.from({ length }, (_, i) => numberAt(view, i * size, of));
}

async function readTexts(cursor: Cursor, length: number): Promise<readonly unknown[]> {
  const texts: string[] = [];
  while (texts.length < length) texts.push(await cursor.text());
  return texts;
}

/** Reads the header. @internal */
export async function readGgufHeader(read: ReadRange): Promise<GgufHeader> {
  const cursor = new Cursor(read);
  const magic = new TextDecoder().decode(await cursor.take(4));
  if (magic !== 'GGUF') throw wrongValue('POSENC_MALFORMED', 'source', magic, 'a file that begins with GGUF');
  const version = await cursor.u32();
  if (version !== 2 && version !== 3) throw broken(`version ${version}`, 'versions 2 and 3, with the low byte first');
  const [tensorCount, keyCount] = [await cursor.u64(), await cursor.u64()];
  if (tensorCount > mostEntries) throw broken(`${tensorCount} tensors`, `at most ${mostEntries}`);
  if (keyCount > mostEntries) throw broken(`${keyCount} keys`, `at most ${mostEntries}`);
  // A key may have any name, that of a prototype too.
  const metadata = Object.create(null) as Record<string, unknown>;
  const kept: Kept = { count: 0 };
  for (let i = 0; i < keyCount; ++i) {
    const key = await cursor.text();
    metadata[key] = await readValue(cursor, await cursor.u32(), kept);
  }
  const tensors: { name: string; shape: number[]; type: number; offset: number }[] = [];
  for (let i = 0; i < tensorCount; ++i) {
    const name = await cursor.text();
    const dimensions = await cursor.u32();
    if (dimensions > 8) throw broken(`a tensor of ${dimensions} dimensions`, 'at most 8');
    const shape: number[] = [];
    while (shape.length < dimensions) shape.push(await cursor.u64());
    tensors.push({ name, shape, type: await cursor.u32(), offset: await cursor.u64() });
  }
  const given = metadata['general.alignment'];
  const alignment = typeof given === 'number' && given > 0 ? given : 32;
  const data = Math.ceil(cursor.position / alignment) * alignment;
  for (const tensor of tensors) tensor.offset += data;
  return { version, metadata, tensors, factors: await readFactors(read, tensors) };
}

async function readFactors(read: ReadRange, tensors: readonly GgufTensor[]): Promise<GgufHeader['factors']> {
  const factors: Record<string, readonly number[]> = {};
  for (const { name, shape, type, offset } of tensors) {
    if (!factorNames.includes(name)) continue;
    const length = shape.reduce((product, size) => product * size, 1);
    // ggml rotates by float32 factors alone. Factors that are left out would be frequencies without a scaling.
    if (Object.hasOwn(factors, name)) throw broken(`${name} twice`, 'one tensor of a name');
    if (type !== 0 || length > longestList)
      throw broken(`${name} of type ${type}, ${length} values`, `float32, type 0, at most ${longestList}`);
    const bytes = await read(offset, 4 * length);
    if (bytes.length < 4 * length) throw broken(`no bytes of ${name}`, 'a whole file');
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    factors[name] = Array.from({ length }, (_, i) => view.getFloat32(4 * i, true));
  }
  return factors;
}
