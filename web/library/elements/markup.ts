// The typed properties of a figure for JSX and the templates of frameworks.
import type { ColorMapName } from '../draw/index.ts';
import type { PosencCurves } from './curves.ts';
import type { Layout } from './settings.ts';

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

/** The settings of `<posenc-curves>`. Attributes may be any text, so the attribute names are typed as text. */
export type CurvesAttributes = {
  [Name in FigureSetting]?: (Name extends 'layout' ? Layout : PosencCurves[Name]) | undefined;
};

/** The settings of `<posenc-heatmap>`. */
export type HeatmapAttributes = CurvesAttributes & {
  colorMap?: ColorMapName | undefined;
  transpose?: boolean | undefined;
};
