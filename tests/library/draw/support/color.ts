export type Triple = [number, number, number];

/** `#rrggbb` and `rgb(r, g, b)` to bytes. */
export function parseColor(color: string): Triple {
  const parts = color.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
    : color.match(/\d+/g)!.slice(0, 3).map(Number);
  return parts as Triple;
}

const linear = (byte: number): number =>
  byte <= 10.31475 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

/** Bjorn Ottosson's OKLab, from linear light. */
function oklabOf([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export const oklab = (bytes: Triple): Triple => oklabOf(bytes.map(linear) as Triple);

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light. */
const visions = {
  normal: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;
export type Vision = keyof typeof visions;

/** A colour as seen with this vision, in OKLab. */
export function seen(bytes: Triple, vision: Vision): Triple {
  const light = bytes.map(linear);
  const m = visions[vision];
  const row = (at: number): number =>
    Math.min(1, Math.max(0, m[at]! * light[0]! + m[at + 1]! * light[1]! + m[at + 2]! * light[2]!));
  return oklabOf([row(0), row(3), row(6)]);
}

/** WCAG's contrast ratio. */
export function contrast(a: Triple, b: Triple): number {
  const [high, low] = [a, b]
    .map(([r, g, blue]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(blue))
    .sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}
