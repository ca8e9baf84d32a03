// Session descriptions as codes: those of both browsers come back with all that a connection needs.
import { describe, expect, test } from 'vitest';
import { digitsOf } from '../../web/class/code/digits.ts';
import { readSaid } from '../../web/class/direct/connect.ts';
import { readSignal, sdpOf, signalCode, signalOf, type Signal } from '../../web/class/direct/signal.ts';
import { isRefusal } from '../../web/class/room/refusals.ts';

const print = Array.from({ length: 32 }, (_byte, at) => (37 * at + 11) % 256);
const fingerprint = print.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');

const chromium = `v=0\r
o=- 4611731400430051336 2 IN IP4 127.0.0.1\r
s=-\r
t=0 0\r
a=group:BUNDLE 0\r
a=extmap-allow-mixed\r
a=msid-semantic: WMS\r
m=application 51234 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 192.168.1.20\r
a=candidate:3041 1 udp 2113937151 1f2e3d4c-5b6a-4798-8897-a6b5c4d3e2f1.local 51234 typ host generation 0\r
a=candidate:77 1 udp 2113939711 fd00::2 40000 typ host generation 0\r
a=candidate:78 1 tcp 1518280447 192.168.1.20 9 typ host tcptype active generation 0\r
a=ice-ufrag:aB+/\r
a=ice-pwd:0123456789abcdefghijKLMN\r
a=ice-options:trickle\r
a=fingerprint:sha-256 ${fingerprint}\r
a=setup:actpass\r
a=mid:0\r
a=sctp-port:5000\r
a=max-message-size:262144\r
`;

const firefox = `v=0\r
o=mozilla...THIS_IS_SDPARTA-99.0 5511 0 IN IP4 0.0.0.0\r
s=-\r
a=fingerprint:sha-256 ${fingerprint}\r
m=application 40123 UDP/DTLS/SCTP webrtc-datachannel\r
c=IN IP4 192.0.2.2\r
a=candidate:0 1 UDP 2122252543 192.0.2.2 40123 typ host\r
a=candidate:1 1 TCP 2105524479 192.0.2.2 9 typ host tcptype active\r
a=end-of-candidates\r
a=ice-pwd:0123456789abcdef0123456789abcdef\r
a=ice-ufrag:89abcdef\r
a=mid:0\r
a=setup:active\r
a=sctp-port:5000\r
`;

const from = { side: 'offer', room: '7QK', student: 4711 } as const;

describe.each([
  [
    'Chromium',
    chromium,
    ['1f2e3d4c-5b6a-4798-8897-a6b5c4d3e2f1.local 51234', 'fd00:0000:0000:0000:0000:0000:0000:0002 40000'],
  ],
  ['Firefox', firefox, ['192.0.2.2 40123']],
] as const)('a description of %s', (_name, sdp, reached) => {
  const signal = signalOf(sdp, from) as Signal;

  test('is a code that a camera can read, and comes back', () => {
    const code = signalCode(signal);
    expect(code.length).toBeLessThan(240);
    expect(readSignal(code.toLowerCase(), 'offer', '7QK')).toEqual(signal);
  });

  test('is made anew with everything that differs from browser to browser', () => {
    const made = sdpOf(signal);
    for (const name of ['ice-ufrag', 'ice-pwd', 'fingerprint']) {
      const line = new RegExp(`^a=${name}:.*$`, 'm');
      expect(line.exec(made)?.[0].trim()).toBe(line.exec(sdp)?.[0].trim());
    }
    for (const host of reached) expect(made).toContain(` ${host} typ host`);
    expect(made).not.toMatch(/tcp/i);
    expect(sdpOf({ ...signal, side: 'answer' })).toContain('a=setup:active\r\n');
  });

  test('with a wrong sign, of another room or for the other side is refused', () => {
    const code = signalCode(signal);
    const wrong = code.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'));
    expect(readSignal(wrong, 'offer', '7QK')).toMatchObject({ reason: 'wrongSign' });
    expect(readSignal(code, 'offer', '7QM')).toEqual({ reason: 'foreign', values: { theirs: '7QK', ours: '7QM' } });
    expect(readSignal(code, 'answer', '7QK')).toEqual({ reason: 'otherKind', values: { kind: 'offer' } });
    expect((digitsOf(code) as readonly number[]).length).toBeLessThan(1023);
  });
});

test('without an address that others reach there is no signal', () => {
  expect(signalOf(firefox.replace(/^a=candidate.*\r\n/gm, ''), from)).toBeUndefined();
  expect(signalOf(firefox.replace(/^a=fingerprint.*\r\n/gm, ''), from)).toBeUndefined();
});

test('a reply is taken or a refusal, and nothing else', () => {
  expect(readSaid('{"taken":true}')).toEqual({ taken: true });
  const refused = readSaid('{"reason":"duplicate","values":{"who":"Ana"}}');
  expect(refused && isRefusal(refused) && refused.values).toEqual({ who: 'Ana' });
  for (const text of ['', '{}', '[]', '1', '{"taken":1}', 'null']) expect(readSaid(text)).toBeUndefined();
});
