// This library behind the protocol: run.mjs bundles it with the package, or with posenc/pure.
import { version } from '../../../package.json';
import { serve, Unsupported as Missing } from '../programs/javascript/program.mjs';
import { operations } from '../posenc.ts';
import { Unsupported } from '../posenc-words.ts';

const told = (operation) => (options, input) => {
  try {
    const { values, scalars } = operation(options, input, 'float32');
    return { values: Array.from(values), scalars };
  } catch (error) {
    throw error instanceof Unsupported ? new Missing(error.message) : error;
  }
};

const families = Object.fromEntries(
  Object.entries(operations).map(([family, some]) => [
    family,
    Object.fromEntries(Object.entries(some).map(([name, operation]) => [name, told(operation)])),
  ]),
);
await serve('posenc', families, version);
