// Reads options and prepares what is uploaded once: loaded when something is created, and not needed to run it.
export { prepareBias } from './bias-options.ts';
export { prepareRotary } from './rotary-options.ts';
export { prepareTable } from './table-options.ts';
