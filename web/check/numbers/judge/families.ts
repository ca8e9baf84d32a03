/** The kinds of numbers that are recognised, in the order of the choice. */
export const familyNames = ['sinusoidal', 'cosines', 'sines', 'frequencies', 'slopes', 'bias', 'buckets'] as const;
export type FamilyName = (typeof familyNames)[number];

/** What numbers can be taken for: also a worked example. */
export type Taken = FamilyName | 'sum';
