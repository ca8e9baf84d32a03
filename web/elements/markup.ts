// What JSX and the templates of frameworks say of a figure: its settings by the names of its properties.
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

/** What `<posenc-curves>` can be given. As an attribute may say anything, the element's own names are any text. */
export type CurvesAttributes = {
  [Name in FigureSetting]?: (Name extends 'layout' ? Layout : PosencCurves[Name]) | undefined;
};

/** What `<posenc-heatmap>` can be given. */
export type HeatmapAttributes = CurvesAttributes & {
  colorMap?: ColorMapName | undefined;
  transpose?: boolean | undefined;
};
