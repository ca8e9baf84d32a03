// `posenc/webgpu`: positions computed where models in browsers run. Loads no WebAssembly unless the CPU is asked for.
export type { ErrorDetails } from '../api/runtime/errors.ts';
export { createBias } from './bias.ts';
export type { GpuBias, GpuBiasBinding, GpuScores } from './bias-call.ts';
export type { GpuAlibiOptions, GpuBiasOptions, GpuBiasShared, GpuT5Options } from './bias-options.ts';
export type { GpuCall } from './call.ts';
export type { GpuPositionBuffer, GpuPositionRange, GpuPositions, GpuPositionType } from './positions.ts';
export { createRotary } from './rotary.ts';
export type { GpuRotary, GpuRotaryBinding } from './rotary-call.ts';
export type { GpuDtype, GpuRotaryLayout, GpuRotaryOptions, GpuRotaryTurns } from './rotary-options.ts';
export { createTable } from './table.ts';
export type { GpuRows, GpuTable, GpuTableBinding } from './table-call.ts';
export type { GpuTableLayout, GpuTableOptions } from './table-options.ts';
export type { CpuBuffer, GpuBuffer, GpuComputePass, GpuDevice, GpuLimits } from './types.ts';
export type { GpuHeads, HeadStrides } from './views.ts';
