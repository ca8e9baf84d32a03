import type { PropertyDeclarations } from 'lit';
import { paperBase } from 'posenc';
import { listAttribute, matrixText, numberAttribute, textAttribute } from './attributes.ts';

/** The paper's settings, and a size that a screen shows whole. */
export const defaults = {
  positions: 100,
  first: 0,
  step: 1,
  dim: 64,
  base: paperBase,
  layout: 'interleaved',
  min: null,
  max: null,
  colorMap: 'RdBu',
} as const;

/** The settings of both figures, as attributes and as properties of the same names. */
export const figureProperties: PropertyDeclarations = {
  positions: { converter: numberAttribute(defaults.positions) },
  first: { converter: numberAttribute(defaults.first) },
  step: { converter: numberAttribute(defaults.step) },
  dim: { converter: numberAttribute(defaults.dim) },
  base: { converter: numberAttribute(defaults.base) },
  layout: { converter: textAttribute(defaults.layout) },
  min: { converter: numberAttribute(defaults.min) },
  max: { converter: numberAttribute(defaults.max) },
  dimensions: { converter: listAttribute },
  label: { converter: textAttribute('') },
  rowName: { attribute: 'row-name', converter: textAttribute('') },
  columnName: { attribute: 'column-name', converter: textAttribute('') },
  selectedPosition: { attribute: 'selected-position', converter: numberAttribute(null) },
  selectedDimension: { attribute: 'selected-dimension', converter: numberAttribute(null) },
  matrix: { attribute: false, converter: matrixText },
};
