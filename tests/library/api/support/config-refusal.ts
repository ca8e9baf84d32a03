import { rotaryFromConfig, type RotaryConfigContext } from 'posenc';
import { errorOf } from './refusals.ts';

/** The error of a config. */
export const refusal = (config: object, context?: RotaryConfigContext): unknown =>
  errorOf(() => rotaryFromConfig(config, context));
