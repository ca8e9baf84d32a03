// Everything that a question needs: its bank with the words of a language, the modules that compute it, its figure.
import type { LabId } from '../../index.ts';
import { loadLanes } from '../state/late-parts.ts';
import { loadStringsIn } from '../text/i18n.ts';
import { loadBankAlone, loadBankWords } from './banks.ts';
import type { Bank, Made } from './question.ts';
import type { BankWords } from './words.ts';

const words = new Map<string, BankWords>();
const nameOf = (lab: LabId, code: string): string => `${code}/${lab}`;

export async function loadBank(lab: LabId): Promise<Bank> {
  const bank = await loadBankAlone(lab);
  await loadLanes(bank.lanes);
  return bank;
}

/** The texts of a bank; undefined before `loadWords`. */
export const wordsOf = (lab: LabId, code: string): BankWords | undefined => words.get(nameOf(lab, code));

/** With the texts around the questions. */
export async function loadWords(lab: LabId, code: string): Promise<void> {
  const [texts] = await Promise.all([loadBankWords(lab, code), loadStringsIn(code, ['quiz'])]);
  words.set(nameOf(lab, code), texts);
}

/** The same question once the element that draws its figure is there. */
export async function withFigure(made: Made): Promise<Made> {
  if (made.task.kind === 'cell')
    await Promise.all([import('../../../library/elements/define.ts'), loadLanes(['vectors'])]);
  return made;
}
