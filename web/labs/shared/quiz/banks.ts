// The bank of a lab and its texts, `questions` in the lab's file of strings. Both load when its questions are unfolded.
import { questions } from 'virtual:questions';
import type { LabId } from '../../index.ts';
import type { Bank } from './question.ts';
import type { BankWords } from './words.ts';

/** Without the modules that the bank calls. */
export async function loadBankAlone(lab: LabId): Promise<Bank> {
  const { bank } = (await import(`../../${lab}/bank.ts`)) as { readonly bank: Bank };
  return bank;
}

/** In English where a language has none. */
export async function loadBankWords(lab: LabId, code: string): Promise<BankWords> {
  const load = questions[`${lab}/${code}`] ?? questions[`${lab}/en`];
  if (!load) throw new RangeError(`language is ${code}; allowed: those of ${Object.keys(questions).join(', ')}`);
  return (await load()).default;
}
