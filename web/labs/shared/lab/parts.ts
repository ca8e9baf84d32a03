/** The names of parts that can be shown alone, in the order of a lab; `figure` is the picture with its curves. */
export const partNames = [
  'lead',
  'figure',
  'presets',
  'controls',
  'readings',
  'caption',
  'list',
  'question',
  'questions',
  'deeper',
  'panels',
] as const;
export type PartName = (typeof partNames)[number];
