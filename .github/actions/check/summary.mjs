// @ts-check
// The summary of a run in Markdown: a row a family, then what is wrong. Texts of programs show as they are.

/** @typedef {{ passed: number, failed: number }} Counts */
/**
 * The parts of a report (`posenc-check --json`) that are shown.
 * @typedef {{
 *   posenc: string, vectors: string, dtype: string, program: { name: string, version?: string }, stopped?: string,
 *   passed: number, failed: number, unsupported: number,
 *   families: readonly {
 *     family: string, valid: Counts, acceptable: Counts, invalid: Counts, unsupported: number, largest: number | null
 *   }[],
 *   diagnoses: readonly {
 *     causes: readonly string[], sentence: string, families: readonly string[], explained: number, failures: number
 *   }[],
 *   findings: readonly { text: string, id?: string }[],
 *   cases: readonly { id: string, status: string, message?: string }[],
 * }} Report
 */

/** Characters of a text, and items of a list, that are shown: a summary has at most 1 MiB. */
const longest = 400;
const most = 20;

/**
 * A text on one line, of which nothing is read as Markdown, HTML or a link.
 * @param {string} text
 */
export function literal(text) {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  const characters = [...line];
  const cut = characters.length > longest ? `${characters.slice(0, longest).join('')}...` : line;
  return cut.replace(/[!-\-/:-@[-`{-~]|\.(?=\S)|(?<=\d)\./g, (sign) =>
    sign === ',' ? sign : `&#${sign.charCodeAt(0)};`,
  );
}

/** @param {Counts} counts */
const share = ({ passed, failed }) => (passed + failed === 0 ? '-' : `${passed}/${passed + failed}`);

/** @param {number | null} error in units in the last place */
function ulps(error) {
  if (error === null) return 'not a number';
  return `${error >= 1e4 ? error.toExponential(1) : error.toFixed(error < 10 ? 2 : 0)} ulp`;
}

/** @param {string} title @param {readonly string[]} items */
function list(title, items) {
  if (items.length === 0) return [];
  const more = items.length > most ? [`and ${items.length - most} more`] : [];
  return ['', `${title}:`, '', ...[...items.slice(0, most), ...more].map((item) => `- ${item}`)];
}

/** @param {Report} report */
export function summaryOf(report) {
  const { program, families, diagnoses, findings, stopped } = report;
  const rows = families.map(({ family, valid, acceptable, invalid, unsupported, largest }) => {
    const causes = diagnoses.filter((one) => one.families.includes(family)).flatMap((one) => one.causes);
    const failed = valid.failed + acceptable.failed + invalid.failed;
    const cause = failed === 0 ? '-' : [...new Set(causes)].map(literal).join(', ') || 'not known';
    return [literal(family), share(valid), share(acceptable), share(invalid), unsupported || '-', ulps(largest), cause];
  });
  const head = ['family', 'valid', 'acceptable', 'invalid', 'unsupported', 'largest error', 'cause'];
  const table = [head, head.map((_, column) => (column === 0 || column === 6 ? '---' : '--:')), ...rows];
  const first = report.cases.find(({ status }) => status === 'failed');
  return [
    `### Positional encodings: ${literal([program.name, program.version].filter(Boolean).join(' '))}`,
    '',
    `${report.passed} passed, ${report.failed} failed, ${report.unsupported} unsupported; answers in ` +
      `${literal(report.dtype)}, vectors ${literal(report.vectors)}, posenc ${literal(report.posenc)}`,
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    ...list(
      'Diagnosis',
      diagnoses.map(({ sentence, explained, failures, families: where }) => {
        const figure = `Explains ${explained} of ${failures} wrong answers in ${where.join(', ')}.`;
        return explained > 0 ? `${literal(sentence)} ${literal(figure)}` : literal(sentence);
      }),
    ),
    ...list('First failure', first ? [`${literal(first.id)}: ${literal(first.message ?? '')}`] : []),
    ...list(
      'Findings',
      findings.map(({ text, id }) => literal(id ? `${text} (${id})` : text)),
    ),
    ...list('Stopped', stopped ? [literal(stopped)] : []),
    '',
  ].join('\n');
}

/**
 * The summary where nothing could be checked.
 * @param {string} said
 */
export const summaryOfFault = (said) => `### Positional encodings: nothing was checked\n\n${literal(said)}\n`;
