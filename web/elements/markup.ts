// What JSX and the templates of frameworks say of a figure: its settings by the names of its properties.
import type { PosencCurves } from './curves.ts';
import type { PosencHeatmap } from './heatmap.ts';

/** The settings of both figures. */
export type FigureSetting =
  | 'positions'
  | 'first'
  | 'step'
  | 'dim'
  | 'base'
  | 'layout'
  | 'min'
  | 'max'
  | 'dimensions'
  | 'label'
  | 'rowName'
  | 'columnName'
  | 'selectedPosition'
  | 'selectedDimension'
  | 'matrix';

/** What `<posenc-curves>` can be given. */
export type CurvesAttributes = { [Name in FigureSetting]?: PosencCurves[Name] | undefined };

/** What `<posenc-heatmap>` can be given. */
export type HeatmapAttributes = {
  [Name in FigureSetting | 'colorMap' | 'transpose']?: PosencHeatmap[Name] | undefined;
};
