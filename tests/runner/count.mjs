// @ts-check
// Turns what a test program wrote into counts of single test cases and the failures in full.

/**
 * @typedef {object} Failure
 * @property {string} title of the test case
 * @property {string} detail
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {boolean} complete false if the report was cut off: what it does not name did not run
 * @property {string} [unfinished] title of a test case that began and never ended
 */

const entities = /** @type {Record<string, string>} */ ({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" });

/** @param {string} text */
const decoded = (text) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
    return entities[name] ?? whole;
  });

/** @param {string} attributes @param {string} name */
const attribute = (attributes, name) => {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
  return found === undefined ? undefined : decoded(found);
};

// Catch2 writes a raw > into attribute values (and escapes quotes): a tag ends at the first > outside of quotes.
const tagRest = String.raw`((?:[^>"]|"[^"]*")*?)`;
const openingTag = new RegExp(`^${tagRest}(?=>)`);
const reports = 'Expression|Info|Warning|Failure|Exception|FatalErrorCondition';
const reported = new RegExp(`<Section\\b${tagRest}>|<(${reports})\\b${tagRest}(?:/>|>([\\s\\S]*?)</\\2>)`, 'g');

/** @param {string} body of one test case @returns {string} its failed checks, for reading */
function catch2Detail(body) {
  const lines = [];
  for (const [, section, kind, attributes = '', content = ''] of body.matchAll(reported)) {
    const where = `${attribute(attributes, 'filename')}:${attribute(attributes, 'line')}: `;
    const part = (/** @type {string} */ name) =>
      decoded(new RegExp(`<${name}\\b[^>]*>([\\s\\S]*?)</${name}>`).exec(content)?.[1] ?? '').trim();
    if (section !== undefined) lines.push(`in section: ${attribute(section, 'name') ?? ''}`);
    else if (kind !== 'Expression')
      lines.push(`${attributes.includes('filename') ? where : ''}${kind}: ${decoded(content).trim()}`);
    else if (attribute(attributes, 'success') !== 'true') {
      lines.push(
        `${where}${attribute(attributes, 'type') ?? 'last check before'}( ${part('Original')} )`,
        `  with expansion: ${part('Expanded')}`,
      );
      for (const condition of ['Exception', 'FatalErrorCondition']) {
        if (content.includes(`<${condition}`)) lines.push(`  ${condition}: ${part(condition)}`);
      }
    }
  }
  return lines.join('\n');
}

/**
 * The XML reporter of Catch2, version 2 or 3; a crash may have cut it off.
 * @param {string} xml
 * @returns {Counts}
 */
export function countCatch2(xml) {
  /** @type {Counts} */
  const counts = { passed: 0, skipped: 0, failures: [], complete: /<\/Catch\w*>\s*$/.test(xml) };
  for (const piece of xml.split(/<TestCase\b/).slice(1)) {
    const title = attribute(openingTag.exec(piece)?.[0] ?? '', 'name') ?? 'a test case without a name';
    const result = /<OverallResult\b([^>]*)>/.exec(piece)?.[1];
    if (result === undefined) counts.unfinished = title;
    else if (attribute(result, 'success') !== 'true') counts.failures.push({ title, detail: catch2Detail(piece) });
    else if (Number(attribute(result, 'skips') ?? 0) > 0) counts.skipped += 1;
    else counts.passed += 1;
  }
  return counts;
}

/**
 * @typedef {object} VitestReport
 * @property {{
 *   name: string, status: string, message?: string,
 *   assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[]
 * }[]} testResults
 */

/**
 * The JSON reporter of vitest. A file that fails as a whole (an import, a hook) is one failure.
 * @param {string} json
 * @returns {Counts}
 */
export function countVitest(json) {
  /** @type {Counts} */
  const counts = { passed: 0, skipped: 0, failures: [], complete: true };
  const report = /** @type {VitestReport} */ (JSON.parse(json));
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of failed) {
      counts.failures.push({ title: fullName, detail: (failureMessages ?? []).join('\n') });
    }
    if (file.status === 'failed' && failed.length === 0) {
      counts.failures.push({ title: file.name, detail: file.message || 'the file failed as a whole' });
    }
    const passed = file.assertionResults.filter(({ status }) => status === 'passed').length;
    counts.passed += passed;
    counts.skipped += file.assertionResults.length - passed - failed.length;
  }
  return counts;
}
