// Writes small GGUF files, by the format's description (docs/gguf.md of ggml-org/ggml).

type Scalar = ['u32' | 'f32' | 'i32' | 'u64' | 'bool', number] | ['str', string];
export type GgufValue = Scalar | ['list', 'str' | 'i32' | 'f32' | 'bool', readonly (number | string)[]];

const types = { u32: 4, i32: 5, f32: 6, bool: 7, str: 8, list: 9, u64: 10 };

export interface GgufFile {
  readonly version?: number;
  readonly keys: Readonly<Record<string, GgufValue>>;
  /** Tensors of float32 numbers. */
  readonly tensors?: Readonly<Record<string, readonly number[]>>;
}

export function writeGguf({ version = 3, keys, tensors = {} }: GgufFile): Uint8Array {
  const bytes: number[] = [];
  const number = (size: number, write: (view: DataView) => void): void => {
    const view = new DataView(new ArrayBuffer(size));
    write(view);
    bytes.push(...new Uint8Array(view.buffer));
  };
  const u32 = (value: number): void => number(4, (view) => view.setUint32(0, value, true));
  const u64 = (value: number): void => number(8, (view) => view.setBigUint64(0, BigInt(value), true));
  const text = (value: string): void => {
    const encoded = new TextEncoder().encode(value);
    u64(encoded.length);
    for (const byte of encoded) bytes.push(byte);
  };
  const scalar = (type: string, value: number | string): void => {
    if (type === 'str') text(String(value));
    else if (type === 'u64') u64(Number(value));
    else if (type === 'f32') number(4, (view) => view.setFloat32(0, Number(value), true));
    else if (type === 'i32') number(4, (view) => view.setInt32(0, Number(value), true));
    else if (type === 'bool') bytes.push(Number(value));
    else u32(Number(value));
  };
  bytes.push(...new TextEncoder().encode('GGUF'));
  u32(version);
  u64(Object.keys(tensors).length);
  u64(Object.keys(keys).length);
  for (const [key, value] of Object.entries(keys)) {
    text(key);
    u32(types[value[0]]);
    if (value[0] === 'list') {
      u32(types[value[1]]);
      u64(value[2].length);
      for (const item of value[2]) scalar(value[1], item);
    } else scalar(value[0], value[1]);
  }
  let offset = 0;
  for (const [name, values] of Object.entries(tensors)) {
    text(name);
    u32(1);
    u64(values.length);
    u32(0);
    u64(offset);
    offset += Math.ceil((4 * values.length) / 32) * 32;
  }
  for (const values of Object.values(tensors)) {
    while (bytes.length % 32 !== 0) bytes.push(0);
    for (const value of values) scalar('f32', value);
  }
  return Uint8Array.from(bytes);
}

const tokens = Array.from({ length: 70_000 }, (_, i) => `token ${i}`);

/** The keys of the published Gemma 3 27B, as llama.cpp prints them (stored file 17629908569). */
export const gemma3: Readonly<Record<string, GgufValue>> = {
  'general.architecture': ['str', 'gemma3'],
  'gemma3.context_length': ['u32', 131072],
  'gemma3.embedding_length': ['u32', 5376],
  'gemma3.block_count': ['u32', 62],
  'gemma3.attention.head_count': ['u32', 32],
  'gemma3.attention.key_length': ['u32', 128],
  'gemma3.rope.freq_base': ['f32', 1000000],
  'gemma3.attention.sliding_window': ['u32', 1024],
  'gemma3.rope.scaling.type': ['str', 'linear'],
  'gemma3.rope.scaling.factor': ['f32', 8],
  'tokenizer.ggml.tokens': ['list', 'str', tokens],
};

/** A file of a small Llama. */
export const smallLlama: GgufFile = {
  keys: {
    'general.architecture': ['str', 'llama'],
    'llama.block_count': ['u32', 4],
    'llama.context_length': ['u32', 4096],
    'llama.embedding_length': ['u32', 64],
    'llama.attention.head_count': ['u32', 1],
    'llama.rope.freq_base': ['f32', 20000],
    'tokenizer.ggml.tokens': ['list', 'str', ['a', 'b']],
  },
};
