// The command line: what it refuses, what it prints and writes, and the exit codes.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeNpy, rotaryFrequencies, sinusoidal } from 'posenc';
import { afterAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { main } from '../../web/check/command/command.ts';
import { help } from '../../web/check/command/options.ts';
import manifest from '../../web/check/package.json';
import { allFamilies, vectorsFolder } from './support/answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'posenc-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function posenc(...words: readonly string[]): Promise<Said> {
  let [out, err] = ['', ''];
  const code = await main(words, { out: (text) => (out += text), err: (text) => (err += text) });
  return { code, out, err };
}

/** With the vectors of the sources. */
const check = (...words: readonly string[]): Promise<Said> => posenc('check', '--vectors', vectorsFolder, ...words);

/** Swin's index, right or with rows and columns confused. */
const program = (change = ''): string[] => [
  '--',
  process.execPath,
  '-e',
  `
  let [across, down] = ['w', 'h'];
  ${change}
  require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
    const asked = JSON.parse(line);
    if (asked.bye) process.exit(0);
    if (asked.hello) return console.log('{"name":"<swin> & co","version":"2","dtype":"float32","families":["swin"]}');
    const [h, w] = asked.options.window;
    if (!(h > 0 && w > 0)) return console.log(JSON.stringify({ id: asked.id, error: 'no window' }));
    const values = [];
    for (let q = 0; q < h * w; q++) for (let k = 0; k < h * w; k++) {
      const [y, x] = [Math.floor(q / w) - Math.floor(k / w) + h - 1, q % w - k % w + w - 1];
      values.push(down === 'h' ? y * (2 * w - 1) + x : x * (2 * h - 1) + y);
    }
    console.log(JSON.stringify({ id: asked.id, values }));
  });
  `,
];
const wrong = program("down = 'w'");

describe('Words that are not understood', () => {
  test.for([
    [['chekc'], 'there is no command "chekc"; did you mean check?'],
    [['--verison'], 'there is no option "--verison"; did you mean --version?'],
    [['check', '--familys', 'a', '--', 'x'], 'there is no option "--familys"; did you mean --families?'],
    [['check', '--quiet', '--', 'x'], 'there is no option "--quiet"; allowed: --families, --timeout'],
    [['check', '--html', '--', 'x'], '--html needs a value'],
    [['check', '--html', 'a', '--html=b', '--', 'x'], '--html is given twice'],
    [['check', 'table.npy', '--families', 'rotary'], '--families belongs to check with a program after --'],
    [['check', '--dim', '4', '--', 'x'], '--dim belongs to check with a file'],
    [['check'], 'check takes a file, or a command after --'],
    [['check', '--'], 'no command stands after --'],
    [['check', 'python3', 'rope.py'], 'a program stands after --: npx posenc-check -- python3 rope.py'],
    [['python3', 'rope.py'], 'a program stands after --: npx posenc-check -- python3 rope.py'],
    [['./rope', 'a b'], "a program stands after --: npx posenc-check -- ./rope 'a b'"],
    [['./rope'], './rope has no ending; a table has .npy, .json, .csv, .tsv, .txt, and a program stands after --'],
    [['/opt/rope'], '/opt/rope has no ending'],
    [['my-table.docx'], 'there is no kind of file ".docx"'],
    [['check', 'a', '--', 'b'], '"a" stands before --, where only options belong'],
    [['check', 'a.docx'], 'there is no kind of file ".docx"; allowed: .npy, .json, .csv, .tsv, .txt'],
    [['explain'], 'explain takes the id of one case'],
    [['vectors', '--', 'x'], 'no command after --'],
  ] as const)('%j', async ([words, says]) => {
    const { code, out, err } = await posenc(...words);
    expect(err).toContain(says);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test.for([
    [['--families', 'rotery'], 'there is no family "rotery"; did you mean rotary?'],
    [['--timeout', 'soon'], '--timeout is "soon"; allowed: a number from 0.01 to 86400'],
    [['--dtype', 'float8'], '--dtype: there is no value "float8"; did you mean float'],
    [['--families', 'alibi'], '<swin> & co has swin; asked: alibi'],
  ] as const)('check %j', async ([words, says]) => {
    const { code, err } = await check(...words, ...program());
    expect(err).toContain(says);
    expect(code).toBe(2);
  });

  test('a case and a family that are not there', async () => {
    const explained = await posenc('explain', '--vectors', vectorsFolder, 'rotary-999');
    expect(explained.err).toMatch(/there is no case "rotary-999"; rotary has rotary-001 to rotary-\d+/);
    expect((await posenc('vectors', '--vectors', vectorsFolder, 'shwa')).err).toContain('did you mean shaw?');
    expect((await posenc('vectors', '--vectors', folder)).err).toContain('there are no vectors in');
  });
});

describe('Help', () => {
  test('names every option and command; no command at all is an error', async () => {
    expect(await posenc('--help')).toEqual({ code: 0, out: help, err: '' });
    expect(await posenc('check', '--help')).toEqual({ code: 0, out: help, err: '' });
    expect((await posenc()).code).toBe(2);
    const { checkOptions } = await import('../../web/check/command/options.ts');
    for (const name of Object.keys(checkOptions)) expect(help).toContain(`--${name} <`);
  });

  test('the version is that of the package', async () => {
    expect(await posenc('--version')).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  });
});

describe('check -- program', () => {
  test('all right: a row a family, exit code 0', async () => {
    const { code, out, err } = await check(...program());
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^swin +8\/8 +- +3\/3 +- +0\.00 ulp$/m);
    expect(out).toMatch(/^11 passed, 0 failed, 0 unsupported in [\d.]+ s/m);
  });

  test('wrong: the first failure and the diagnosis, exit code 1', async () => {
    const { code, out } = await check(...wrong);
    expect(code).toBe(1);
    expect(out).toMatch(/^First failure: swin-\d+, .*\n {2}entry \[0, \d+\] is \d+ where \d+ is expected$/m);
    expect(out).toMatch(/^Diagnosis:\n {2}Rows and columns of the window change places/m);
    expect(out).toMatch(/explains 5 of 5 wrong answers in swin/);
  });

  test('printing besides is found, and is no success', async () => {
    const { code, out } = await check(...program("console.log('hello')"));
    expect(code).toBe(1);
    expect(out).toContain('Findings:\n  The program printed "hello" before its greeting.');
  });

  test('a command that is not there, exit code 2', async () => {
    const { code, err } = await check('--', 'posenc-no-such-command');
    expect({ code, err }).toEqual({ code: 2, err: 'posenc: there is no command "posenc-no-such-command"\n' });
  });

  test('a program that dies again and again, exit code 2', async () => {
    const dies = "process.stdin.on('data', (data) => { if (String(data).includes('swin-')) process.exit(9); });";
    const { code, out } = await check(...program(dies));
    expect(code).toBe(2);
    expect(out).toContain('The program was lost 5 times in a row');
  });
});

describe('Reports', async () => {
  const names = { junit: 'junit.xml', json: 'report.json', html: 'report.html', badge: 'badge.svg' };
  const options = Object.entries(names).flatMap(([name, file]) => [`--${name}`, inFolder(file)]);
  const { code } = await check(...options, ...wrong);
  const read = (name: keyof typeof names): string => readFileSync(inFolder(names[name]), 'utf8');

  test('are written though cases fail', () => {
    expect(code).toBe(1);
    for (const file of Object.values(names)) expect(existsSync(inFolder(file))).toBe(true);
  });

  test('JUnit: well-formed, a test case a case', async () => {
    const xml = read('junit');
    // Any document is valid against a schema that allows anything: this asks for well-formed XML.
    const schema =
      '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="testsuites" type="xs:anyType"/></xs:schema>';
    const { errors } = await validateXML({ xml: [{ fileName: 'junit.xml', contents: xml }], schema: [schema] });
    expect(errors).toEqual([]);
    expect(xml.match(/<testcase classname="posenc\.swin"/g)).toHaveLength(11);
    expect(xml).toContain('<testsuite name="swin" tests="11" failures="5" errors="0" skipped="0"');
    expect(xml.match(/<failure /g)).toHaveLength(5);
  });

  test('JSON: every case with its status, and the diagnosis', () => {
    const report = JSON.parse(read('json')) as Record<string, unknown> & { cases: { status: string }[] };
    expect(report).toMatchObject({ format: 'posenc-report/1', exitCode: 1, passed: 6, failed: 5, unsupported: 0 });
    expect(report).toMatchObject({ diagnoses: [{ causes: ['rows-columns'], explained: 5, failures: 5 }] });
    expect(report.cases.map(({ status }) => status).filter((status) => status === 'failed')).toHaveLength(5);
  });

  test('HTML: one page with nothing from elsewhere, no script, what a program says escaped', () => {
    const html = read('html');
    expect(html).not.toMatch(/<script|<link|<img|src=|url\(|https?:/);
    expect(html).toContain('&lt;swin&gt; &amp; co 2');
    expect(html).not.toContain('<swin>');
    expect(html).toContain('Rows and columns of the window change places');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  test('the badge says how many', () => {
    expect(read('badge')).toContain('<title>posenc vectors: 6 of 11</title>');
  });

  test('reports a missing folder', async () => {
    const said = await check('--badge', inFolder('none/badge.svg'), ...program());
    expect(said.code).toBe(2);
    expect(said.err).toContain('cannot be written');
  });
});

describe('vectors', () => {
  test('lists every family with its cases and source', async () => {
    const { code, out } = await posenc('vectors', '--vectors', vectorsFolder);
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(allFamilies);
    expect(out).toMatch(/^swin +8 valid, 0 acceptable, 3 invalid +\d+ kB +\d+\.\d+\.\d+ +Liu et al/m);
  });

  test('writes files byte for byte, with the schema that they name', async () => {
    const { code, out } = await posenc(
      'vectors',
      'swin',
      'shaw',
      '--out',
      inFolder('copy'),
      '--vectors',
      vectorsFolder,
    );
    expect(code).toBe(0);
    expect(out.split('\n')).toContain(inFolder('copy/vectors/swin.json'));
    const copied = readFileSync(inFolder('copy/vectors/swin.json'), 'utf8');
    expect(copied).toBe(readFileSync(join(vectorsFolder, 'swin.json'), 'utf8'));
    const { $schema } = JSON.parse(copied) as { $schema: string };
    expect(existsSync(join(inFolder('copy/vectors'), $schema))).toBe(true);
    expect(existsSync(inFolder('copy/vectors/alibi.json'))).toBe(false);
  });
});

describe('explain', () => {
  const explain = async (id: string): Promise<string> => (await posenc('explain', id, '--vectors', vectorsFolder)).out;

  test('a valid case: options, input, values, what it catches, the source', async () => {
    const out = await explain('rotary-001');
    expect(out).toMatch(/^rotary-001: The first positions, neighbours paired\.\n\nvalid: /);
    expect(out).toMatch(/^ {2}pairing +"interleaved"$/m);
    expect(out).toMatch(/^ {2}\[1, 0\] +-?\d\.\d{18,} +float32 [0-9a-f]{8}$/m);
    expect(out).toMatch(/^ {2}pairing +Halves of the head are rotated/m);
    expect(out).toMatch(/^Tolerance {2}rotation: an error of at most 8 u times the largest \|x\|/m);
    expect(out).toMatch(/^Source {5}Su et al\./m);
    expect(out).toContain('{"id":"rotary-001","family":"rotary","operation":"rotate"');
  });

  test('every case can be explained', async () => {
    for (const family of allFamilies) {
      const { cases } = JSON.parse(readFileSync(join(vectorsFolder, `${family}.json`), 'utf8')) as {
        cases: { id: string; comment: string }[];
      };
      for (const { id, comment } of [cases[0], cases.at(-1)].filter((one) => one !== undefined))
        expect(await explain(id)).toContain(`${id}: ${comment}`);
    }
  });
});

describe('check file', () => {
  const file = (name: string, contents: string | Uint8Array): string => {
    writeFileSync(inFolder(name), contents);
    return inFolder(name);
  };
  const paper = sinusoidal({ positions: 50, dim: 64 });
  const rows = ({ data, columns }: { data: ArrayLike<number>; columns: number }, digits: number): string =>
    Array.from({ length: data.length / columns }, (_, r) =>
      Array.from({ length: columns }, (_, c) => (data[r * columns + c] ?? 0).toFixed(digits)).join(','),
    ).join('\n');

  test.for([
    ['npy', () => file('paper.npy', encodeNpy(paper)), []],
    ['flat JSON', () => file('paper.json', JSON.stringify([...paper.data])), ['--dim', '64']],
    ['CSV of four digits', () => file('paper.csv', rows(paper, 4)), []],
    [
      'another base, layout and start',
      () =>
        file(
          'other.npy',
          encodeNpy(sinusoidal({ positions: { first: 512, count: 9 }, dim: 16, base: 500, layout: 'concatenated' })),
        ),
      ['--base', '500', '--layout=concatenated', '--first', '512'],
    ],
  ] as const)('right: %s', async ([, made, options]) => {
    const { code, out } = await posenc('check', made(), ...options);
    expect(out).toMatch(/They are the sinusoidal table of \d+ channels, base \d+/);
    expect(code).toBe(0);
  });

  test.for([
    ['concatenated', { layout: 'concatenated' }, 'All sines come before all cosines, the convention of'],
    ['base', { base: 1000 }, 'Its base is 1000.'],
    ['start', { positions: { first: 1, count: 50 } }, 'it is off by one'],
    ['ladder', { ladder: 'halfMinusOne' }, 'Its last frequency is 1 / base, the convention of tensor2tensor'],
    ['far', { positions: { first: 4096, count: 50 } }, 'No known cause'],
  ] as const)('named: %s', async ([name, options, says]) => {
    const table = sinusoidal({ positions: 50, dim: 64, ...options });
    const { code, out } = await posenc('check', file(`${name}.npy`, encodeNpy(table)));
    expect(out).toContain(says);
    expect(code).toBe(1);
  });

  test('angles in float32 are named with their position', async () => {
    const data = Float32Array.from({ length: 4000 * 16 }, (_, at) => {
      const [p, c] = [60000 + Math.floor(at / 16), at % 16];
      const w = Math.fround(10000 ** -((c >> 1) / 8));
      return c % 2 === 0 ? Math.sin(Math.fround(p * w)) : Math.cos(Math.fround(p * w));
    });
    const npy = file('float32.npy', encodeNpy({ data, shape: [4000, 16] }));
    const { code, out } = await posenc('check', npy, '--first', '60000');
    expect(out).toContain('Angles are formed in float32');
    expect(code).toBe(1);
  });

  test('inverse frequencies: right, of another base, scaled, doubled', async () => {
    const list = (name: string, values: Iterable<number>): string => file(`${name}.json`, JSON.stringify([...values]));
    const plain = (base: number, times = 2): number[] =>
      Array.from({ length: 64 }, (_, i) => base ** ((-times * i) / 128));
    expect(await posenc('check', list('plain', plain(10000)))).toMatchObject({ code: 0 });
    expect(await posenc('check', list('half', plain(500000)), '--base', '500000')).toMatchObject({ code: 0 });
    const llama = await posenc('check', list('base', plain(500000)));
    expect(llama).toMatchObject({ code: 1 });
    expect(llama.out).toContain('The base is 500,000');
    expect((await posenc('check', list('odd', plain(7777)))).out).toContain('They are geometric with base 7777');
    expect((await posenc('check', list('twice', plain(10000, 4)))).out).toContain('exponent is doubled');
    const scaling = {
      type: 'llama3',
      factor: 8,
      lowFreqFactor: 1,
      highFreqFactor: 4,
      originalMaxPositionEmbeddings: 8192,
    } as const;
    const { inverse } = rotaryFrequencies({ headDim: 128, base: 500000, scaling });
    const scaled = await posenc('check', list('llama3', inverse), '--base', '500000');
    expect(scaled.out).toMatch(/The first \d+ are as without a scaling, the last \d+ are divided by 8,/);
  });

  test('a .npy file of one axis', async () => {
    const header = "{'descr': '<f8', 'fortran_order': False, 'shape': (4,), }";
    const bytes = Buffer.alloc(128 + 32);
    bytes.write('\x93NUMPY\x01\x00v\x00', 'latin1');
    bytes.write(`${header.padEnd(117)}\n`, 10, 'latin1');
    [1, 0.1, 0.01, 0.001].forEach((value, k) => bytes.writeDoubleLE(value, 128 + 8 * k));
    expect(await posenc('check', file('list.npy', bytes))).toMatchObject({ code: 0 });
  });

  test.for([
    ['no.npy', 'rubbish', 'holds something else; expected is'],
    ['no.json', '{', 'is no JSON'],
    ['text.json', '"a"', 'allowed are a list of numbers'],
    ['word.csv', '1,2\n3,x', 'holds "x" in row 1, which is no number'],
    ['short.csv', '1,2\n3', 'has 1 numbers in row 1, and 2 in the first'],
    ['empty.csv', '', 'holds no numbers'],
  ] as const)('%s is refused', async ([name, contents, says]) => {
    const { code, err } = await posenc('check', file(name, contents));
    expect(err).toContain(says);
    expect(code).toBe(2);
  });
});
