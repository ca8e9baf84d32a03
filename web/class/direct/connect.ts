// Two browsers in one network, connected by two codes. No server helps them: `iceServers` is empty, so nothing leaves
// the local network, and a network that keeps its devices apart keeps these apart too.
import type { Refusal } from '../room/refusals.ts';
import { isRefusal } from '../room/refusals.ts';
import { readSignal, sdpOf, signalCode, signalOf, type Side, type Signal } from './signal.ts';

/** Candidates of the local network are there at once; a browser that waits for others is not waited for. */
const patience = 3000;
/** A code has at most 1200 signs. */
const longestMessage = 4000;

export const canConnect = (): boolean => typeof RTCPeerConnection === 'function';

/** The network gave no address, or the browser forbids connections. */
export class NoNetwork extends Error {}

type Whose = Pick<Signal, 'room' | 'student'>;

abstract class Line {
  protected readonly peer = new RTCPeerConnection({ iceServers: [] });
  readonly #channel = this.peer.createDataChannel('class', { negotiated: true, id: 0 });
  /** Resolves once both browsers can send. */
  readonly open: Promise<void>;

  constructor(heard: (text: string) => void, ended: () => void) {
    const channel = this.#channel;
    this.open = new Promise((resolve) => channel.addEventListener('open', () => resolve()));
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.length <= longestMessage) heard(data);
    });
    channel.addEventListener('close', ended);
    this.peer.addEventListener('connectionstatechange', () => {
      if (this.peer.connectionState === 'failed') ended();
    });
  }

  send(text: string): void {
    this.#channel.send(text);
  }

  close(): void {
    this.#channel.close();
    this.peer.close();
  }

  /** Our own code, once the browser knows where it can be reached. */
  protected async signal(side: Side, whose: Whose): Promise<string> {
    const { peer } = this;
    await new Promise<void>((resolve) => {
      const done = (): void => {
        if (peer.iceGatheringState === 'complete') resolve();
      };
      peer.addEventListener('icegatheringstatechange', done);
      setTimeout(resolve, patience);
      done();
    });
    const found = signalOf(peer.localDescription?.sdp ?? '', { side, ...whose });
    if (!found) throw new NoNetwork();
    return signalCode(found);
  }
}

/** The student's end: it begins. */
export class StudentLine extends Line {
  async offer(whose: Whose): Promise<string> {
    await this.peer.setLocalDescription(await this.peer.createOffer());
    return this.signal('offer', whose);
  }

  /** Takes the teacher's code; the connection opens later, or never. */
  async accept(text: string, room: string): Promise<Refusal | undefined> {
    const signal = readSignal(text, 'answer', room);
    if (isRefusal(signal)) return signal;
    await this.peer.setRemoteDescription({ type: 'answer', sdp: sdpOf(signal) });
    return undefined;
  }
}

/** The teacher's end: it answers. */
export class TeacherLine extends Line {
  async answer(text: string, room: string): Promise<{ readonly code: string; readonly student: number } | Refusal> {
    const signal = readSignal(text, 'offer', room);
    if (isRefusal(signal)) return signal;
    await this.peer.setRemoteDescription({ type: 'offer', sdp: sdpOf(signal) });
    await this.peer.setLocalDescription(await this.peer.createAnswer());
    const { student } = signal;
    return { code: await this.signal('answer', { room, student }), student };
  }
}

/** The teacher's page answers a code that came directly only by whether it was taken. */
export type Said = { readonly taken: true } | Refusal;

export function readSaid(text: string): Said | undefined {
  try {
    const said = JSON.parse(text) as Partial<Said & Refusal>;
    if ('taken' in said && said.taken === true) return { taken: true };
    return typeof said.reason === 'string' ? { reason: said.reason, values: said.values ?? {} } : undefined;
  } catch {
    return undefined;
  }
}
