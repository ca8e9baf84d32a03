// @ts-check
// Types of the elements for React and Vue, as texts: the declarations of labs name types that build-labs.mjs generates.
// posenc and posenc-labs have a file each; parts of both stand here once.

/** Props of a React component besides the element's settings. */
const hosts = `type Taken = 'color' | 'onChange' | 'onSelect' | 'onToggle';
type Host<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, Taken>;
type Handler<Detail> = ((event: CustomEvent<Detail>) => void) | undefined;
`;

/** Types of a tag in JSX: attributes that hydration keeps, and no others. */
const tags = `/**
 * React hydrates the attributes of a tag alone: on a page that a server rendered, listeners and objects never arrive.
 * The components take both: \`matrix\`, \`onSelect\`, \`onToggle\`, \`onChange\` and others.
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
type TagHost<Element> = Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, 'color'>;
`;

/** The type of an element in a template of Vue. */
const templates = `/** A component made of the union of the labs would keep only what they share. */
type Tag<Props> = new () => { $props: PublicProps & HTMLAttributes & Props };
`;

/** For `import { Heatmap } from 'posenc/react'`. */
export const figureComponents = `import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from 'react';
import type {
    CurvesAttributes, HeatmapAttributes, PosencCurves as CurvesElement, PosencHeatmap as HeatmapElement, SelectDetail,
    ToggleDetail,
} from './elements.js';
${hosts}interface FigureHandlers {
    /** The reader has chosen another cell. */
    onSelect?: Handler<SelectDetail>;
    /** The reader asks to add or remove a dimension. */
    onToggle?: Handler<ToggleDetail>;
}
export type HeatmapProps = Host<HeatmapElement> & HeatmapAttributes & FigureHandlers;
export type CurvesProps = Host<CurvesElement> & CurvesAttributes & FigureHandlers;
/** \`<posenc-heatmap>\`, also on a page that a server renders. \`ref\` is the element. */
export declare function Heatmap(props: HeatmapProps): ReactElement;
/** \`<posenc-curves>\`, also on a page that a server renders. \`ref\` is the element. */
export declare function Curves(props: CurvesProps): ReactElement;
/** Under the names that the classes of posenc/elements have. */
export declare const PosencHeatmap: typeof Heatmap, PosencCurves: typeof Curves;
`;

/** For the tags in JSX, by `import type {} from 'posenc/elements/react'`. */
export const figureTags = `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { CurvesAttributes, HeatmapAttributes, PosencCurves, PosencHeatmap } from '../elements.js';
${tags}/** Lists are written with spaces between their numbers. */
type Figure<Settings> = Spelled<Omit<Settings, 'matrix' | 'dimensions'> & { dimensions?: string | undefined }> & Lost;
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'posenc-heatmap': TagHost<PosencHeatmap> & Figure<HeatmapAttributes>;
            'posenc-curves': TagHost<PosencCurves> & Figure<CurvesAttributes>;
        }
    }
}
`;

/** For Vue 3, by `import type {} from 'posenc/elements/vue'`. */
export const figuresInVue = `import type { HTMLAttributes, PublicProps } from 'vue';
import type { CurvesAttributes, HeatmapAttributes, SelectDetail, ToggleDetail } from '../elements.js';
interface FigureHandlers {
    onPosencSelect?: (event: CustomEvent<SelectDetail>) => void;
    onPosencToggle?: (event: CustomEvent<ToggleDetail>) => void;
}
${templates}declare module 'vue' {
    interface GlobalComponents {
        'posenc-heatmap': Tag<HeatmapAttributes & FigureHandlers>;
        'posenc-curves': Tag<CurvesAttributes & FigureHandlers>;
    }
}
export {};
`;

/**
 * For `import { Lab } from 'posenc-labs/react'`, and for the tag in JSX. A lab with its events is one of a union, so
 * that the type of `view` follows from `lab`.
 */
export const labComponent = `import type { DetailedHTMLProps, HTMLAttributes, ReactElement } from 'react';
import type {
    ChangeDetail, LabAttributes, LabId, LabMarkup, PosencLab as LabElement, Problem,
} from './index.js';
${hosts}interface LabHandlers<Id extends LabId> {
    /** The reader has changed something. */
    onChange?: Handler<ChangeDetail<Id>>;
    /** A setting could not be applied; repeated for later listeners. */
    onProblem?: Handler<Problem>;
    /** The lab is drawn; repeated for later listeners. */
    onReady?: Handler<{ readonly lab: Id }>;
}
export type LabProps = {
    [Id in LabId]: Host<LabElement> & Extract<LabAttributes, { lab: Id }> & LabHandlers<Id>;
}[LabId];
/** \`<posenc-lab>\`, also on a page that a server renders. \`ref\` is the element, another one for another \`lab\`. */
export declare function Lab(props: LabProps): ReactElement;
/** Under the name that the class of posenc-labs has. */
export declare const PosencLab: typeof Lab;
${tags}declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'posenc-lab': TagHost<LabElement> & Spelled<LabMarkup> & Lost;
        }
    }
}
`;

/** For Vue 3, by `import type {} from 'posenc-labs/vue'`. */
export const labInVue = `import type { HTMLAttributes, PublicProps } from 'vue';
import type { ChangeDetail, LabAttributes, LabId, Problem } from './index.js';
interface LabHandlers {
    onPosencChange?: (event: CustomEvent<ChangeDetail>) => void;
    onPosencProblem?: (event: CustomEvent<Problem>) => void;
    onPosencReady?: (event: CustomEvent<{ readonly lab: LabId }>) => void;
}
${templates}declare module 'vue' {
    interface GlobalComponents {
        'posenc-lab': Tag<LabAttributes & LabHandlers>;
    }
}
export {};
`;

/** Types of the script that registers `<posenc-lab>` in a page, which modules may import too. */
export const labScript = `export { PosencLab } from './index.js';
/** Registers the element; a name that is already taken is left alone. */
export declare function defineLab(): void;
`;
