import { printConfig, type Config } from '../shared/models/config.ts';
import { fileOf } from './models.ts';
import type { PassportValues } from './properties.ts';

const configOf = ({ model, config }: PassportValues): Config =>
  model === 'own' ? (JSON.parse(config) as Config) : fileOf(model);

/** The library's result for the model, layer by layer. */
export const snippet = (view: PassportValues): string => `import { modelPositions } from 'posenc';

const config = ${printConfig(configOf(view))};
const { layers, kinds, trained, extended, changes } = modelPositions(config, { sequenceLength: ${view.position + 1} });
for (const [layer, kind] of (layers ?? kinds).entries())
  console.log(layer, kind.name, kind.attends, kind.window.value, kind.rotary?.base.value);
console.log(trained.value, extended.value);
for (const { position, text } of changes) console.log(position, text);`;
