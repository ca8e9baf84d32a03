// The words of the page: a file for each language; English gives the types.
import type { Shape } from '../../shared/text/strings.ts';
import type en from '../../strings/en/check.json';

export type Strings = Shape<typeof en>;

export type Values = Readonly<Record<string, string | number>>;

/** Says what stands at a dotted path; `count` chooses between one and several. */
export type Say = (key: string, values?: Values) => string;

export function sayIn(strings: object, language: string): Say {
  const plural = new Intl.PluralRules(language);
  const at = (key: string): string | undefined => {
    let found: unknown = strings;
    for (const name of key.split('.')) found = (found as Readonly<Record<string, unknown>> | undefined)?.[name];
    return typeof found === 'string' ? found : undefined;
  };
  return (key, values = {}) => {
    const count = values['count'];
    const form = count === undefined ? undefined : plural.select(Number(String(count).replace(/\D/g, '')));
    const text = (form && (at(`${key}_${form}`) ?? at(`${key}_other`))) ?? at(key) ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (_braces, name: string) => String(values[name] ?? ''));
  };
}
