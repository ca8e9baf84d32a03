// The same calls over typed arrays, computed at once by the library: for hosts without WebGPU that ask for it.
export { cpuBias } from './cpu-bias.ts';
export { cpuRotary } from './cpu-rotary.ts';
export { cpuTable } from './cpu-table.ts';
