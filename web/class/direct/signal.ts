// The connection details of two browsers, as a code: the few lines of a session description that differ
// from case to case. All others are the same for every data channel, and are put back on the other side.
import { BitReader, BitWriter, NotReadable } from '../code/bits.ts';
import { alphabet, codeOf } from '../code/digits.ts';
import { checked } from '../code/typing.ts';
import { refusal, typed, type Refusal } from '../room/refusals.ts';
import { roomName, studentBits, version } from '../room/room.ts';

export type Side = 'offer' | 'answer';

/** Where a browser can be reached: an address, or the name by which browsers hide it in the local network. */
export interface Host {
  readonly kind: 'name' | 'v4' | 'v6';
  /** 4 or 16 bytes. */
  readonly bytes: readonly number[];
  readonly port: number;
}

export interface Signal {
  readonly side: Side;
  /** The room's name, so that nobody connects to another class. */
  readonly room: string;
  readonly student: number;
  readonly user: string;
  readonly password: string;
  /** SHA-256 of the certificate. */
  readonly fingerprint: readonly number[];
  readonly hosts: readonly Host[];
}

/** Letters that ICE allows in names and passwords. */
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const [versionBits, roomBits, lengthBits, hostBits] = [3, 15, 6, 2];
const hostKinds = ['name', 'v4', 'v6'] as const;
/** Further addresses would make a code that no camera reads. */
const mostHosts = 3;

const roomNumber = (name: string): number => [...name].reduce((sum, sign) => 32 * sum + alphabet.indexOf(sign), 0);

const uuid = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/i;
const bytesOfHex = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** All eight parts of an address that leaves out zeros. */
function bytesOfV6(text: string): readonly number[] {
  const [before = '', after] = text.split('::');
  const parts = (half: string): string[] => (half === '' ? [] : half.split(':'));
  const [start, end] = [parts(before), parts(after ?? '')];
  const zeros = new Array<string>(Math.max(0, 8 - start.length - end.length)).fill('0');
  return [...start, ...(after === undefined ? [] : zeros), ...end].flatMap((part) => bytesOfHex(part.padStart(4, '0')));
}

function hostOf(address: string, port: number): Host | undefined {
  const name = uuid.exec(address);
  if (name) return { kind: 'name', bytes: bytesOfHex(name.slice(1).join('')), port };
  if (/^\d+(\.\d+){3}$/.test(address)) return { kind: 'v4', bytes: address.split('.').map(Number), port };
  const bytes = address.includes(':') ? bytesOfV6(address) : [];
  return bytes.length === 16 ? { kind: 'v6', bytes, port } : undefined;
}

function addressOf({ kind, bytes }: Host): string {
  if (kind === 'v4') return bytes.join('.');
  const hex = hexOf(bytes);
  if (kind === 'v6') return (hex.match(/.{4}/g) ?? []).join(':');
  return `${[hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')}.local`;
}

/** The signal in a description of our own browser, with all its candidates; undefined if the network gave none. */
export function signalOf(sdp: string, from: Pick<Signal, 'side' | 'room' | 'student'>): Signal | undefined {
  const line = (name: string): string => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? '';
  const candidates = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  const hosts = candidates.flatMap(([, address = '', port]) => hostOf(address, Number(port)) ?? []);
  const ranked = [...hosts].sort((a, b) => hostKinds.indexOf(a.kind) - hostKinds.indexOf(b.kind)).slice(0, mostHosts);
  const fingerprint = bytesOfHex(
    line('fingerprint')
      .replace(/^sha-256 /i, '')
      .replaceAll(':', ''),
  );
  if (ranked.length === 0 || fingerprint.length !== 32) return undefined;
  return { ...from, user: line('ice-ufrag'), password: line('ice-pwd'), fingerprint, hosts: ranked };
}

export function signalCode({ side, room, student, user, password, fingerprint, hosts }: Signal): string {
  const into = new BitWriter()
    .write(version, versionBits)
    .write(roomNumber(room), roomBits)
    .write(student, studentBits);
  for (const text of [user, password]) {
    into.write(text.length, lengthBits);
    for (const letter of text) into.write(letters.indexOf(letter), 6);
  }
  for (const byte of fingerprint) into.write(byte, 8);
  into.write(hosts.length, hostBits);
  for (const { kind, bytes, port } of hosts) {
    into.write(hostKinds.indexOf(kind), 2);
    for (const byte of bytes) into.write(byte, 8);
    into.write(port, 16);
  }
  return codeOf(checked(into.digits(), side));
}

export function readSignal(text: string, side: Side, room: string): Signal | Refusal {
  const read = typed(text, side);
  if ('reason' in read) return read;
  try {
    const from = new BitReader(read.digits);
    const theirs = from.read(versionBits);
    if (theirs !== version) return refusal('version', { theirs, ours: version });
    const name = roomName(from.read(roomBits));
    if (name !== room) return refusal('foreign', { theirs: name, ours: room });
    const student = from.read(studentBits);
    const word = (): string =>
      Array.from({ length: from.read(lengthBits) }, () => letters[from.read(6)] ?? '').join('');
    const bytes = (count: number): number[] => Array.from({ length: count }, () => from.read(8));
    const [user, password, fingerprint] = [word(), word(), bytes(32)];
    const hosts = Array.from({ length: from.read(hostBits) }, (): Host => {
      const kind = hostKinds[from.read(2)];
      if (!kind) throw new NotReadable();
      return { kind, bytes: bytes(kind === 'v4' ? 4 : 16), port: from.read(16) };
    });
    from.end();
    return { side, room, student, user, password, fingerprint, hosts };
  } catch (error) {
    if (error instanceof NotReadable) return refusal('contents');
    throw error;
  }
}

/** The description of the other browser: one data channel, and where to reach it. */
export function sdpOf({ side, user, password, fingerprint, hosts }: Signal): string {
  const candidate = (host: Host, at: number): string =>
    `a=candidate:${at + 1} 1 udp ${2113937151 - at} ${addressOf(host)} ${host.port} typ host`;
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...hosts.map(candidate),
    'a=end-of-candidates',
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${hexOf(fingerprint).toUpperCase().match(/../g)?.join(':')}`,
    `a=setup:${side === 'offer' ? 'actpass' : 'active'}`,
    'a=mid:0',
    'a=sctp-port:5000',
    'a=max-message-size:65536',
    '',
  ].join('\r\n');
}
