// The options of each command, for reading them and for the help.
import type { OptionKinds } from './words.ts';

export const checkOptions = {
  families: 'text',
  timeout: 'text',
  dtype: 'text',
  vectors: 'text',
  junit: 'text',
  json: 'text',
  html: 'text',
  badge: 'text',
  dim: 'text',
  base: 'text',
  first: 'text',
  layout: 'text',
  as: 'text',
} as const satisfies OptionKinds;

export const vectorsOptions = { out: 'text', vectors: 'text' } as const satisfies OptionKinds;

export const explainOptions = { vectors: 'text' } as const satisfies OptionKinds;

export const modelOptions = { json: 'flag', layer: 'text', at: 'text' } as const satisfies OptionKinds;

export const diffOptions = { json: 'flag' } as const satisfies OptionKinds;

export const emitOptions = { for: 'text', layer: 'text', length: 'text', out: 'text' } as const satisfies OptionKinds;

export const help = `posenc-check: positional encodings, checked against numbers of 60 digits.

  npx posenc-check [options] -- <command> [arguments]      ask a program, say what is wrong with it
  npx posenc-check <file> [options]                        say what a table of numbers is
  npx posenc-check vectors [family ...] [--out <folder>]   list the vectors, or write them into a folder
  npx posenc-check explain <case>                          a case in words
  npx posenc-check model <file> [options]                  the positions of a model, layer by layer
  npx posenc-check diff <file> <file> [--json]             whether two models are the same in positions
  npx posenc-check emit <file> --for <target> [options]    its rotation as a program, or an engine's flags
  npx posenc-check --help, --version

A program reads lines of JSON from standard input and answers each with one line; the guide "Conformance" has one in
Rust, Python, C and TypeScript. Options with a program:

  --families <a,b>     only these, of those that the program says it has
  --dtype <type>       judge as answers in float64, float32, float16 or bfloat16, whatever the program says
  --timeout <seconds>  for each answer; 10 unless given
  --junit <file>       JUnit XML, a test case a case      --json <file>    everything, for programs
  --html <file>        a page with curves of the error    --badge <file>   an SVG
  --vectors <folder>   vectors other than those of this version

With a file (.npy, .json, .csv, .tsv or .txt; rows of numbers):

  --as <kind>          sinusoidal (a table, which it is unless it has one row or column) or frequencies
  --dim <n>            width of a table whose file is one list of numbers; of a head, for frequencies
  --base <number>      10000 unless given
  --first <position>   of the first row; 0 unless given
  --layout <name>      interleaved (unless given) or concatenated
  --dtype <type>       what its numbers are judged in; a .npy file says it, text is float32

A model's <file> is a config.json, Mistral's params.json, a folder that has one, or a .gguf, of which only the header
is read. Of model:

  --layer <n>          this layer alone, counted from 0
  --at <position>      what happens there, for a sequence that ends there
  --json               everything, for programs

Of emit:

  --for <target>       c, cpp, python, rust, go or csharp: a program without dependencies, which answers the check;
                       wgsl: its frequencies and functions for a shader of WebGPU, exact at every position;
                       llama.cpp, vllm or transformers: what asks that engine for the same
  --layer <n>          the rotation of this layer alone
  --length <n>         for a sequence of that many positions, where the frequencies depend on it
  --out <folder>       write the program there, and beside it vectors of that model, for --vectors

The first two may begin with the word check. Files are read where they are regular ones, not pipes or devices; behind
-- a file's name may begin with a dash, and control characters in a text are shown as \\u{1b}.

Exit codes: 0 all that was asked is right, 1 something is wrong (of diff: something differs), 2 nothing could be
checked or read, or a report could not be written. With POSENC_DEBUG=1 an error shows its stack.
`;
