// A tone for each of the two hands: their turns, sped up until they are heard. Sine and cosine are where a tone comes
// from and how loud it is: to the right as the hand points to the right, loud as it points up.
import { frequencies, rowAt } from './numbers.ts';

/** The fast hand's tone, turns a second: concert pitch. */
const pitch = 440;
const loud = 0.09;
/** Seconds after the last movement until it is quiet. */
const after = 0.35;

/** Turns a second of both tones, and the positions that would pass in a second. */
export function tones(): { readonly pitches: readonly [number, number]; readonly speed: number } {
  const [fast = 1, slow = 0] = frequencies();
  return { pitches: [pitch, (pitch * slow) / fast], speed: (2 * Math.PI * pitch) / fast };
}

interface Voice {
  readonly gain: GainNode;
  readonly pan: StereoPannerNode;
}

export class Tone {
  #context: AudioContext | undefined;
  #voices: readonly Voice[] = [];
  #place = Number.NaN;

  /** Browsers let a page sound only after a press: call it in one. */
  start(): void {
    if (this.#context) return;
    const context = new AudioContext();
    this.#context = context;
    this.#voices = tones().pitches.map((frequency) => {
      const [oscillator, gain, pan] = [
        new OscillatorNode(context, { frequency }),
        new GainNode(context, { gain: 0 }),
        new StereoPannerNode(context),
      ];
      oscillator.connect(gain).connect(pan).connect(context.destination);
      oscillator.start();
      return { gain, pan };
    });
    void context.resume();
  }

  /** The clock stands here now. Only its movement sounds. */
  move(place: number): void {
    const context = this.#context;
    if (!context || place === this.#place) return;
    this.#place = place;
    const row = rowAt(place);
    const now = context.currentTime;
    this.#voices.forEach(({ gain, pan }, pair) => {
      const [sine = 0, cosine = 0] = row.subarray(2 * pair, 2 * pair + 2);
      pan.pan.setTargetAtTime(0.8 * sine, now, 0.02);
      gain.gain.cancelScheduledValues(now);
      gain.gain.setTargetAtTime(loud * (0.55 + 0.45 * cosine), now, 0.03);
      gain.gain.setTargetAtTime(0, now + after, 0.12);
    });
  }

  stop(): void {
    void this.#context?.close();
    this.#context = undefined;
    this.#voices = [];
  }
}
