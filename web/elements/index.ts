export { PosencCurves } from './curves.ts';
export { PosencHeatmap } from './heatmap.ts';
export type { DrawnFigure } from './drawn.ts';
export type { SelectDetail, ToggleDetail } from './events.ts';
export type { Layout, MatrixLike } from './settings.ts';
export type { Table } from './table.ts';
