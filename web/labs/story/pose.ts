/** The figure at one moment: only numbers, so that moments can be blended. Shares run from 0 to 1. */
export interface Pose {
  /** Degrees: 0 looks at the axis of positions from the side, 90 along it. */
  readonly yaw: number;
  /** Degrees that the eye is above the axis. */
  readonly pitch: number;
  /** Share of perspective: 0 keeps what is parallel parallel. */
  readonly lens: number;
  /** The position in the middle of the picture, and how many fit into it. */
  readonly focus: number;
  readonly span: number;
  /** Radius of the clock, as a share of the largest that fits. */
  readonly size: number;
  /** Height of the axis in the picture: 0 is the top. */
  readonly level: number;
  /** Positions of the clock and of the second one. */
  readonly place: number;
  readonly other: number;
  /** Opacities: of both clocks, of the second hand, of the threads that the tips wind, and how far those go. */
  readonly clock: number;
  readonly second: number;
  readonly slow: number;
  readonly thread: number;
  readonly wound: number;
  /** The words along the axis: opacity; the cat has come; cat and mouse have changed places. */
  readonly words: number;
  readonly entered: number;
  readonly swapped: number;
  /** The tip's distances to the right and up, and the words' names at the tips of their hands. */
  readonly shadow: number;
  readonly names: number;
  /** Rows of numbers below the picture: opacities, and the cells of the place's row that are known. */
  readonly wordRow: number;
  readonly placeRow: number;
  readonly cells: number;
  /** How far the place's row has slid onto the word's, and how much of it has been added. */
  readonly slid: number;
  readonly added: number;
  /** Opacity of the word's arrow in the clock. */
  readonly arrow: number;
  /** Opacity of the turn from one clock's hands to the other's. */
  readonly turn: number;
  /** Opacities of the products by pair and of the four terms of the score. */
  readonly products: number;
  readonly terms: number;
  /** From the hands of the places to RoPE's arrows of the words, and how many places both have gone on. */
  readonly own: number;
  readonly moved: number;
  /** Opacity of the chart of the race, and how far the racers have come. */
  readonly chart: number;
  readonly run: number;
}

/** Before the first scene: a line of places, and nothing on it yet. */
export const opening: Pose = {
  yaw: 24,
  pitch: 12,
  lens: 0.4,
  focus: 2,
  span: 5.6,
  size: 0.55,
  level: 0.46,
  place: 0,
  other: 0,
  clock: 0,
  second: 0,
  slow: 1,
  thread: 0,
  wound: 0,
  words: 1,
  entered: 0,
  swapped: 0,
  shadow: 0,
  names: 0,
  wordRow: 0,
  placeRow: 0,
  cells: 0,
  slid: 0,
  added: 0,
  arrow: 0,
  turn: 0,
  products: 0,
  terms: 0,
  own: 0,
  moved: 0,
  chart: 0,
  run: 0,
};

/** A moment of a scene, 0 to 1, and what has changed by then; everything else stays as it was. */
export interface Frame {
  readonly at: number;
  readonly pose: Partial<Pose>;
}

const names = Object.keys(opening) as (keyof Pose)[];

/** Starts and ends slowly. */
export const eased = (share: number): number => share * share * (3 - 2 * share);

/**
 * The pose at each moment of a story, as a function of scenes gone by: 2.5 is the middle of the third. A scene begins
 * where the one before it ended.
 */
export function timeline(scenes: readonly (readonly Frame[])[]): (moment: number) => Pose {
  let last = opening;
  const whole = [{ at: 0, pose: last }];
  scenes.forEach((frames, scene) => {
    for (const { at, pose } of frames) whole.push({ at: scene + at, pose: (last = { ...last, ...pose }) });
    whole.push({ at: scene + 1, pose: last });
  });
  return (moment) => {
    const next = whole.findIndex(({ at }) => at > moment);
    if (next <= 0) return next < 0 ? last : opening;
    const [from, to] = [whole[next - 1]!, whole[next]!];
    const share = eased((moment - from.at) / (to.at - from.at));
    const pose = { ...from.pose } as Record<keyof Pose, number>;
    for (const name of names) if (to.pose[name] !== pose[name]) pose[name] += share * (to.pose[name] - pose[name]);
    return pose;
  };
}
