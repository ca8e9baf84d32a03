export { PosencCurves } from './curves.ts';
export { PosencHeatmap } from './heatmap.ts';
export type { ColorMapName, Rect, Values } from '../draw/index.ts';
export type { DrawnFigure } from './drawn.ts';
export type { SelectDetail, ToggleDetail } from './events.ts';
export type { FigureElement } from './figure.ts';
export type { CurvesAttributes, FigureSetting, HeatmapAttributes } from './markup.ts';
export type { EncodingSettings, Layout, MatrixLike } from './settings.ts';
export type { Table } from './table.ts';
