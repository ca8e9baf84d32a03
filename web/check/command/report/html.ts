// The run as one page: no script, nothing from elsewhere, readable in the light and in the dark.
import { limitInUlps } from '../run/tolerance.ts';
import { curve, pointsOf } from './curves.ts';
import { escape } from './markup.ts';
import { exitCode, ulps, type Counts, type Report } from './summary.ts';

const style = `
:root { color-scheme: light dark; --text: #1c1c1e; --back: #fff; --faint: #5a5a60; --line: #d4d4da; --good: #1f6f35;
  --bad: #a5301c; --curve: #2357a5; --card: #f5f5f8; }
@media (prefers-color-scheme: dark) { :root { --text: #ececf0; --back: #17171b; --faint: #a9a9b3; --line: #3c3c45;
  --good: #7ccf92; --bad: #f0937d; --curve: #86b3f5; --card: #212127; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); margin: 0 auto;
  max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .3rem; } h2 { font-size: 1.2rem; margin: 2.2rem 0 .6rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
th, td { text-align: left; padding: .35rem .7rem; border-bottom: 1px solid var(--line); vertical-align: top; }
td.n, th.n { text-align: right; white-space: nowrap; } .good { color: var(--good); } .bad { color: var(--bad); }
.faint { color: var(--faint); } code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
.diagnosis { background: var(--card); border-left: 4px solid var(--bad); padding: .7rem 1rem; margin: .6rem 0; }
.diagnosis p { margin: 0; } svg { width: 100%; height: auto; max-width: 46rem; display: block; }
svg text { fill: var(--faint); font: 12px system-ui, sans-serif; } svg .grid { stroke: var(--line); }
svg polyline { fill: none; stroke: var(--curve); stroke-width: 1.5; } svg circle.good { fill: var(--curve); }
svg path.bad { stroke: var(--bad); stroke-width: 2.5; fill: none; }
svg .limit { stroke: var(--bad); stroke-dasharray: 5 4; } svg .limit-text { fill: var(--bad); }
figure { margin: 0 0 1.2rem; } figcaption { color: var(--faint); } summary { cursor: pointer; }
`;

export function htmlReport(report: Report): string {
  const { run, families, passed, failed, unsupported } = report;
  const { name, version } = run.hello;
  const title = `${[name, version].filter(Boolean).join(' ')}: positions checked`;
  const verdict = ['Everything that was asked is right.', 'Something is wrong.', 'Nothing could be shown.'][
    exitCode(report)
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><style>${style}</style></head><body><main>
<h1>${escape(title)}</h1>
<p><strong class="${exitCode(report) === 0 ? 'good' : 'bad'}">${verdict}</strong>
${passed} passed, ${failed} failed, ${unsupported} unsupported; judged in ${run.dtype}.</p>
<p class="faint">posenc ${escape(report.version)}, vectors ${escape(report.vectors)},
<code>npx posenc-check ${escape(report.command.join(' '))}</code></p>
${diagnosisPart(report)}
<h2>Families</h2>${scroll('Families')}<table><thead><tr><th scope="col">Family</th><th scope="col" class="n">Valid</th>
<th scope="col" class="n">Acceptable</th><th scope="col" class="n">Invalid</th>
<th scope="col" class="n">Unsupported</th>
<th scope="col" class="n">Largest error</th></tr></thead><tbody>
${families
  .map(
    (one) =>
      `<tr><th scope="row">${escape(one.family)}</th>${cell(one.valid)}${cell(one.acceptable)}${cell(one.invalid)}` +
      `<td class="n">${one.unsupported}</td><td class="n">${ulps(one.largest)} ulp</td></tr>`,
  )
  .join('\n')}
</tbody></table></div>
${curvesPart(report)}
${casesPart(report)}
</main></body></html>
`;
}

/** Contents wider than a phone scroll by themselves, with keys too. */
const scroll = (label: string): string => `<div class="scroll" tabindex="0" role="group" aria-label="${label}">`;

const cell = ({ passed, failed }: Counts): string => {
  if (passed + failed === 0) return '<td class="n faint">none</td>';
  return `<td class="n ${failed > 0 ? 'bad' : 'good'}">${passed} of ${passed + failed}</td>`;
};

function diagnosisPart({ diagnoses, run }: Report): string {
  const parts = diagnoses.map(({ sentence, explained, failures, families }) => {
    const share = explained > 0 ? `Explains ${explained} of ${failures} wrong answers in ${families.join(', ')}.` : '';
    return `<div class="diagnosis"><p>${escape(sentence)}</p><p class="faint">${escape(share)}</p></div>`;
  });
  const findings = [...run.findings, ...(run.stopped ? [{ text: run.stopped, id: undefined }] : [])];
  return [
    parts.length > 0 ? `<h2>Diagnosis</h2>${parts.join('\n')}` : '',
    findings.length > 0
      ? `<h2>Findings</h2><ul>${findings
          .map(({ text, id }) => `<li>${escape(text)}${id ? ` <span class="faint">(${escape(id)})</span>` : ''}</li>`)
          .join('')}</ul>`
      : '',
  ].join('\n');
}

function curvesPart({ run, families }: Report): string {
  const figures = families.flatMap(({ family }) => {
    const own = run.outcomes.filter(({ asked }) => asked.family === family);
    const kind = own.find(({ verdict }) => verdict.errors)?.asked.class;
    const drawn = kind ? curve(family, pointsOf(own), limitInUlps(kind)) : '';
    return drawn ? [`<figure><figcaption>${escape(family)}</figcaption>${drawn}</figure>`] : [];
  });
  if (figures.length === 0) return '';
  return `<h2>Error over positions</h2><p class="faint">The largest error at each position, in units in the last place
of ${run.dtype} at the scale of the values. A dot is within the limit, a cross beyond; both axes are logarithmic.</p>
${figures.join('\n')}`;
}

function casesPart({ run }: Report): string {
  const failed = run.outcomes.filter(({ verdict }) => verdict.status === 'failed');
  const row = ({ asked, verdict }: (typeof failed)[number]): string =>
    `<tr><th scope="row"><code>${escape(asked.id)}</code></th><td>${escape(asked.comment)}</td>` +
    `<td>${escape(verdict.message)}</td></tr>`;
  const unsupported = run.outcomes.filter(({ verdict }) => verdict.status === 'unsupported');
  const table = (rows: string): string =>
    `${scroll('Cases')}<table><thead><tr><th scope="col">Case</th><th scope="col">What it asks</th>` +
    `<th scope="col">What was answered</th></tr></thead><tbody>${rows}</tbody></table></div>`;
  return [
    failed.length > 0 ? `<h2>Cases that fail</h2>${table(failed.map(row).join('\n'))}` : '',
    unsupported.length > 0
      ? `<h2>Unsupported</h2><details><summary>${unsupported.length} cases</summary>${table(
          unsupported.map(row).join('\n'),
        )}</details>`
      : '',
  ].join('\n');
}
