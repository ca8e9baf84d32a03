// The texts of a bank: `questions` in the lab's file of strings. One language loads when its questions are unfolded.
import { questions } from 'virtual:questions';
import type { LabId } from '../labs/index.ts';
import type { BankWords } from './question.ts';

/** In English where a language has none. */
export async function loadBankWords(lab: LabId, code: string): Promise<BankWords> {
  const load = questions[`${lab}/${code}`] ?? questions[`${lab}/en`];
  if (!load) throw new RangeError(`language is ${code}; allowed: those of ${Object.keys(questions).join(', ')}`);
  return (await load()).default;
}
