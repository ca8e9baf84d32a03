// Names and other text that students and strangers type, as the page shows it.
import { describe, expect, test } from 'vitest';
import { BitWriter } from '../../../web/labs/pages/class/code/bits.ts';
import { codeOf } from '../../../web/labs/pages/class/code/digits.ts';
import { tagOf } from '../../../web/labs/pages/class/code/siphash.ts';
import { checked } from '../../../web/labs/pages/class/code/typing.ts';
import { Gathering, whoIs } from '../../../web/labs/pages/class/room/gathering.ts';
import { plainName, visible } from '../../../web/labs/pages/class/room/names.ts';
import { isRefusal } from '../../../web/labs/pages/class/room/refusals.ts';
import { readResult, resultCode, shortened } from '../../../web/labs/pages/class/room/result.ts';
import { openRoom, race } from './support.ts';

/** C0, DEL, C1, the marks of direction, and the separators of lines and paragraphs. */
const controls = [
  ...Array.from({ length: 32 }, (_sign, at) => at),
  ...Array.from({ length: 33 }, (_sign, at) => 0x7f + at),
  ...[0x61c, 0x200e, 0x200f, 0x2028, 0x2029],
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069],
].map((code) => String.fromCodePoint(code));

const { room, questions } = openRoom({ kind: 'predict', race });

/** A code with a name that no page of ours writes. */
function forged(student: number, name: string): string {
  const bytes = new TextEncoder().encode(name);
  const bits = new BitWriter()
    .write(1, 3)
    .write(tagOf(room.key, 'room', 15), 15)
    .write(student, 20);
  bits.write(bytes.length, 5);
  for (const byte of bytes) bits.write(byte, 8);
  for (let model = 0; model < 6; model += 1) bits.write(1, 2);
  const digits = bits.digits();
  const check = new BitWriter().write(tagOf(room.key, codeOf(digits), 20), 20).digits();
  return codeOf(checked([...digits, ...check], 'result'));
}

describe('a name', () => {
  test.each(controls.map((sign) => [visible(sign), sign]))(
    'loses %s, in a code of ours and in a forged one',
    async (_, sign) => {
      const name = `An${sign}a`;
      const expected = /\s/.test(sign) ? 'An a' : 'Ana';
      expect(plainName(name)).toBe(expected);
      expect(shortened(name)).toBe(expected);
      const read = await readResult(room, forged(7, name), questions.tasksOf);
      expect(read).toMatchObject({ name: expected });
      const given = { kind: 'predict', outcomes: new Array(6).fill('here') } as const;
      const own = await resultCode(room, { student: 7, name, given }, questions.tasksOf);
      expect(await readResult(room, own, questions.tasksOf)).toMatchObject({ name: expected });
    },
  );

  test.each(['\u200b', '\u3164', '\u202e\u2066', '\ufeff \u00ad', ''])(
    'of nothing visible is none: %j',
    async (name) => {
      const read = await readResult(room, forged(7, name), questions.tasksOf);
      expect(!isRefusal(read) && whoIs(read)).toBe('#7');
    },
  );

  test.each(['Ana', 'Zoë', 'Łukasz Ó.', '李小龍', 'مريم', 'נועה', '👩‍🎓 Li', '=1+1', '<b>'])(
    'stays as it is: %s',
    (name) => {
      expect(plainName(name.normalize('NFC'))).toBe(name.normalize('NFC'));
    },
  );
});

test('refused lines and their signs are shown without a character that moves the text around them', async () => {
  const gathering = new Gathering(room, questions.tasksOf);
  const { refused } = await gathering.takeAll('\u202eABC\nAB\u0000C\n\u2067DEF\u009b\nAB\u200bC', 'typed');
  expect(refused.map(({ text, refusal }) => [text, refusal.values['sign']])).toEqual([
    ['U+202EABC', 'U+202E'],
    ['ABU+0000C', 'U+0000'],
    ['U+2067DEFU+009B', 'U+2067'],
    ['ABU+200BC', 'U+200B'],
  ]);
  const long = await gathering.takeAll('\u202e'.repeat(60), 'file');
  expect(long.refused[0]?.text).toMatch(/^(U\+202E)+.*…$/);
  expect(long.refused[0]?.text.length).toBe(40);
});
