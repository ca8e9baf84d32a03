// What JSX and the templates of frameworks say of a figure: its settings by the names of its properties.
import type { ColorMapName } from '../draw/index.ts';
import type { PosencCurves } from './curves.ts';
import type { PosencHeatmap } from './heatmap.ts';
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

/** The types of settings, where one that is refused is known. */
type Setting<Element, Name extends keyof Element> = Name extends 'layout'
  ? Layout
  : Name extends 'colorMap'
    ? ColorMapName
    : Element[Name];

/** What `<posenc-curves>` can be given. */
export type CurvesAttributes = { [Name in FigureSetting]?: Setting<PosencCurves, Name> | undefined };

/** What `<posenc-heatmap>` can be given. */
export type HeatmapAttributes = {
  [Name in FigureSetting | 'colorMap' | 'transpose']?: Setting<PosencHeatmap, Name> | undefined;
};
