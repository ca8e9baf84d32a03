// @ts-check
// Types of the elements for React and Vue: separate declarations, because they name the types of the labs, which are
// generated with the package.

/**
 * For `import { Heatmap } from 'posenc/react'`. A lab with its events is one of a union, so that the type of `view`
 * follows from `lab`.
 */
export const componentDeclarations = `import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from 'react';
import type {
    ChangeDetail, CurvesAttributes, HeatmapAttributes, LabAttributes, LabId, PosencCurves as CurvesElement,
    PosencHeatmap as HeatmapElement, PosencLab as LabElement, Problem, SelectDetail, ToggleDetail,
} from './elements/index.js';
type Taken = 'color' | 'onChange' | 'onSelect' | 'onToggle';
type Host<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, Taken>;
type Handler<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;
interface FigureHandlers {
    /** The reader has chosen another cell. */
    onSelect?: Handler<SelectDetail>;
    /** The reader asks to add or remove a dimension. */
    onToggle?: Handler<ToggleDetail>;
}
interface LabHandlers<Id extends LabId> {
    /** The reader has changed something. */
    onChange?: Handler<ChangeDetail<Id>>;
    /** A setting could not be applied; repeated for later listeners. */
    onProblem?: Handler<Problem>;
    /** The lab is drawn; repeated for later listeners. */
    onReady?: Handler<{ readonly lab: Id }>;
}
export type HeatmapProps = Host<HeatmapElement> & HeatmapAttributes & FigureHandlers;
export type CurvesProps = Host<CurvesElement> & CurvesAttributes & FigureHandlers;
export type LabProps = {
    [Id in LabId]: Host<LabElement> & Extract<LabAttributes, { lab: Id }> & LabHandlers<Id>;
}[LabId];
/** \`<posenc-heatmap>\`, also on a page that a server renders. \`ref\` is the element. */
export declare function Heatmap(props: HeatmapProps): ReactElement;
/** \`<posenc-curves>\`, also on a page that a server renders. \`ref\` is the element. */
export declare function Curves(props: CurvesProps): ReactElement;
/** \`<posenc-lab>\`, also on a page that a server renders. \`ref\` is the element, another one for another \`lab\`. */
export declare function Lab(props: LabProps): ReactElement;
/** Under the names that the classes of posenc/elements have. */
export declare const PosencHeatmap: typeof Heatmap, PosencCurves: typeof Curves, PosencLab: typeof Lab;
`;

/** For the tags in JSX, by `import type {} from 'posenc/elements/react'`: only what hydration keeps. */
export const tagDeclarations = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type {
    CurvesAttributes, HeatmapAttributes, LabMarkup, PosencCurves, PosencHeatmap, PosencLab,
} from './index.js';
/**
 * React hydrates the attributes of a tag alone: on a page that a server rendered, listeners and objects never arrive.
 * The components of \`posenc/react\` take both: \`matrix\`, \`onSelect\`, \`onToggle\`, \`onChange\` and others.
 */
interface Lost {
    'onposenc-select'?: never;
    'onposenc-toggle'?: never;
    'onposenc-change'?: never;
    'onposenc-problem'?: never;
    'onposenc-ready'?: never;
    matrix?: never;
}
type Dashed<Name extends string> = Name extends \`\${infer First}\${infer Rest}\`
    ? \`\${First extends Lowercase<First> ? First : \`-\${Lowercase<First>}\`}\${Dashed<Rest>}\`
    : Name;
/** A number may be its text, so that HTML can be pasted: \`position="10"\`. */
type Written<Value> = Value extends number ? Value | \`\${Value}\` : Value;
/** Under the names of properties, and under those of attributes. */
type Spelled<Settings> = Settings extends unknown
    ? { [Name in keyof Settings]: Written<Settings[Name]> } & {
          [Name in keyof Settings as Dashed<Name & string>]: Written<Settings[Name]>;
      }
    : never;
/** Lists are written with spaces between their numbers. */
type Figure<Settings> = Spelled<Omit<Settings, 'matrix' | 'dimensions'> & { dimensions?: string | undefined }> & Lost;
type Host<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'color'>;
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'posenc-lab': Host<PosencLab> & Spelled<LabMarkup> & Lost;
            'posenc-heatmap': Host<PosencHeatmap> & Figure<HeatmapAttributes>;
            'posenc-curves': Host<PosencCurves> & Figure<CurvesAttributes>;
        }
    }
}
`;

/** For Vue 3, by `import type {} from 'posenc/elements/vue'`. */
export const vueDeclarations = `import type { HTMLAttributes, PublicProps } from 'vue';
import type {
    ChangeDetail, CurvesAttributes, HeatmapAttributes, LabAttributes, LabId, Problem, SelectDetail, ToggleDetail,
} from './index.js';
interface LabHandlers {
    onPosencChange?: (event: CustomEvent<ChangeDetail>) => void;
    onPosencProblem?: (event: CustomEvent<Problem>) => void;
    onPosencReady?: (event: CustomEvent<{ readonly lab: LabId }>) => void;
}
interface FigureHandlers {
    onPosencSelect?: (event: CustomEvent<SelectDetail>) => void;
    onPosencToggle?: (event: CustomEvent<ToggleDetail>) => void;
}
/** An element as templates see it. A component made of the union of the labs would keep only what they share. */
type Tag<Props> = new () => { $props: PublicProps & HTMLAttributes & Props };
declare module 'vue' {
    interface GlobalComponents {
        'posenc-lab': Tag<LabAttributes & LabHandlers>;
        'posenc-heatmap': Tag<HeatmapAttributes & FigureHandlers>;
        'posenc-curves': Tag<CurvesAttributes & FigureHandlers>;
    }
}
export {};
`;

/** Types of the script that registers `<posenc-lab>` in a page, which modules may import too. */
export const labScriptDeclarations = `export { PosencLab } from './labs.js';
/** Registers the element; a name that is already taken is left alone. */
export declare function defineLab(): void;
`;
