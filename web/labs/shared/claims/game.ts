// The game of the claims: one sentence after the other, a vote on each, and the count of right votes.
import type { Known } from './claims.ts';
import { toneOf, verdictOf, type Findings, type Tone } from './words.ts';

export const votes = ['holds', 'partly', 'fails'] as const satisfies readonly Tone[];
export type Vote = (typeof votes)[number];

/** By the number of the claim. */
export type Votes = ReadonlyMap<number, Vote>;

/** Neighbours in the list are of one idea; these steps through the numbers mix them, the same for everybody. */
const [step, cycle] = [17, 41] as const;
const rank = ({ number }: Known): number => (number * step + 38) % cycle;

/** The claims that can be voted on, in the order of the game: those that nobody can check are in the list only. */
export const playable = (claims: readonly Known[]): readonly Known[] =>
  claims.filter((claim) => claim.lookedUp !== 'unpublished').sort((a, b) => rank(a) - rank(b));

/** The next claim without a vote, from the one after `number` on; undefined when all have one. */
export function nextClaim(claims: readonly Known[], given: Votes, number: number | undefined): Known | undefined {
  const order = playable(claims);
  const at = order.findIndex((claim) => claim.number === number) + 1;
  return [...order.slice(at), ...order.slice(0, at)].find((claim) => !given.has(claim.number));
}

/** Whether a vote is what the check finds; undefined while the check runs. */
export function isRight(claim: Known, vote: Vote, findings: Findings): boolean | undefined {
  const tone = toneOf(verdictOf(claim, findings));
  return tone === 'pending' ? undefined : tone === vote;
}

/** Of these claims, the count of votes and of right ones. */
export function scoreOf(claims: readonly Known[], given: Votes, findings: Findings): { right: number; all: number } {
  const judged = playable(claims).flatMap((claim) => {
    const vote = given.get(claim.number);
    return vote === undefined ? [] : [isRight(claim, vote, findings)];
  });
  return { right: judged.filter((right) => right === true).length, all: judged.length };
}
