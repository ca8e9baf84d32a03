// The table of model types as text, for web/docs/guides/09-models.md.
import type { KindFacts, OtherModels, RotaryModels } from '../../../../web/library/api/frequencies/models/facts.ts';
import { allModels, lookUp } from '../../../../web/library/api/frequencies/models/models.ts';

const code = (text: string | number): string => `\`${text}\``;
const codes = (texts: readonly (string | number)[]): string => texts.map(code).join(', ');

function kindWords(name: string, { rotates, base, part, headDim, unscaled }: KindFacts): string | undefined {
  const facts = [
    rotates === false ? 'not rotated' : '',
    base === undefined ? '' : `base ${base}`,
    part === undefined ? '' : `${part} of a head`,
    headDim === undefined ? '' : `heads of ${headDim}`,
    unscaled ? 'not scaled' : '',
  ].filter((fact) => fact !== '');
  return facts.length === 0 ? undefined : `${code(name)}: ${facts.join(', ')}`;
}

function words(row: RotaryModels): string {
  const { kinds = {}, noRope, only, scaling, queryScaleKey, perLayer = {}, ignores = [] } = row;
  const mscales = row.mscaleKeys ?? [];
  const facts = [
    row.part === undefined ? '' : `${row.part} of a head`,
    row.rotaryDim === undefined ? '' : `${row.rotaryDim} channels`,
    row.headDim === undefined ? '' : `heads of ${row.headDim}`,
    row.rotatesLast ? 'the last channels of a head' : '',
    row.restDim === undefined ? '' : `behind ${row.restDim} channels that do not rotate`,
    ...Object.entries(kinds).map(([name, kind]) => kindWords(name, kind) ?? ''),
    row.allRotateWithoutWindow ? 'all layers rotate where no layer has a window' : '',
    noRope === undefined
      ? ''
      : 'listed' in noRope
        ? `layers in ${code(noRope.listed)} do not rotate`
        : `every ${noRope.every}th layer does not rotate (${codes([noRope.list, noRope.interval])})`,
    only === undefined
      ? ''
      : only.isNot === undefined
        ? `only with ${code(only.key)} ${code(JSON.stringify(only.is))}, else ${only.otherwise}`
        : `with ${code(only.key)} ${code(only.isNot)} ${only.otherwise}`,
    scaling === undefined ? '' : `scaled as ${code(scaling['rope_type'] as string)} where the file says nothing`,
    ...Object.entries(row.scalingNames ?? {}).map(([name, meant]) => `${code(name)} means ${code(meant)}`),
    row.geometric ? `a ramp of logarithms for ${codes(row.geometric)}` : '',
    row.yarnAttentionWeight === undefined
      ? ''
      : `attention factor 1 + ${Number((row.yarnAttentionWeight / 10).toFixed(6))} ln(factor)`,
    row.flatScaling ? `scaling by ${codes(Object.values(row.flatScaling))} beside the other keys` : '',
    row.sections ? `M-RoPE ${row.sections.join(', ')}${row.sectionStyle === 'alternating' ? ', alternating' : ''}` : '',
    row.turnsValues === true
      ? 'rotates values too'
      : row.turnsValues
        ? `rotates values too with ${code(row.turnsValues)}`
        : '',
    row.pairingKey === undefined ? '' : `pairing by ${code(row.pairingKey)}`,
    row.baseTimes === undefined ? '' : `base times ${code(row.baseTimes)}`,
    row.ntkKey === undefined ? '' : `NTK-aware by ${code(row.ntkKey)}`,
    mscales.length === 0 ? '' : `attention factor by ${codes(mscales)}`,
    queryScaleKey === undefined ? '' : `queries scaled by ${code(queryScaleKey)}`,
    ...Object.values(perLayer).map((key) => `${code(key)} by layer`),
    ignores.length === 0 ? '' : `does not read ${codes(ignores)}`,
  ];
  return facts.filter((fact) => fact !== '').join('; ');
}

const types = ({ models }: RotaryModels | OtherModels): string => codes(Object.keys(models));

/** The places of a row's classes, without their common part. */
const places = ({ models }: RotaryModels | OtherModels): string =>
  [
    ...new Set(
      Object.keys(models).map((type) =>
        (lookUp(type)?.source ?? '')
          .replace('huggingface/transformers src/transformers/models/', '')
          .replace(/ (\S+)$/, ' `$1`'),
      ),
    ),
  ].join(', ');

const baseOf = ({ base, kinds = {} }: RotaryModels): string => {
  if (base === null) return 'asked for';
  if (base === undefined && Object.values(kinds).some((kind) => kind.base !== undefined)) return 'by kind';
  return String(base ?? 10000);
};

/** Both tables, as Markdown. */
export function modelTables(): string {
  const rotary = allModels().rotary.map(
    (row) => `| ${types(row)} | ${code(row.pairing)} | ${baseOf(row)} | ${words(row)} | ${places(row)} |`,
  );
  const other = allModels().other.map((row) => `| ${types(row)} | ${row.instead} | ${places(row)} |`);
  return [
    '## Models with a rotary embedding',
    '',
    '| `model_type` | pairing | base | besides | class |',
    '|---|---|---|---|---|',
    ...rotary,
    '',
    '## Models without one',
    '',
    '| `model_type` | instead | class |',
    '|---|---|---|',
    ...other,
    '',
  ].join('\n');
}
