import type { LabId } from '../../index.ts';
import type strings from '../../strings/en/paths.json';
import type { PathName } from './names.ts';

/** A lab in a state, with instructions. */
export interface Step {
  readonly lab: LabId;
  /** The lab's parameters as an address has them, '' for the lab as it begins. */
  readonly state: string;
  /** A key of the strings of paths; undefined for a path of the reader's own. */
  readonly says: keyof typeof strings.says | undefined;
  /** The reader's own sentence; without one the question of the lab is shown. */
  readonly own?: string;
}

const step = (lab: LabId, says: keyof typeof strings.says, state = ''): Step => ({ lab, state, says });

/**
 * For a newcomer, and for each lesson: its own views in its own order. Each item of the lessons' coverage table
 * (tests/labs/lessons) has a step in the lab that teaches it; the states are those of the labs' presets.
 */
export const paths = {
  intro: [
    step('order', 'order'),
    step('compose', 'sum'),
    step('encode', 'table'),
    step('clock', 'clock'),
    step('distance', 'near'),
    step('shift', 'shift', 'k=10&d=64'),
    step('rotate', 'rotate'),
    step('family', 'family'),
    step('training', 'race'),
    step('claims', 'claims'),
  ],
  '000': [
    step('order', 'order', 'e=black'),
    step('compose', 'sum'),
    step('encode', 'table'),
    step('encode', 'far', 'f=4900'),
    step('distance', 'pairs', 'm=distance'),
    step('shift', 'shift', 'k=10&d=64'),
    step('family', 'learned', 'y=learned&w=seeded'),
    step('rotate', 'rope', 't=pairing'),
    step('silence', 'silence'),
    step('passport', 'published'),
    step('claims', 'claims', 'l=000'),
  ],
  '001': [
    step('order', 'order'),
    step('terms', 'terms'),
    step('encode', 'table', 'd=128&m=magma&c=0,7,20,31'),
    step('encode', 'printed', 'n=5&d=6&m=magma&c=0,1,2,3,4,5&nd=3'),
    step('clock', 'clock'),
    step('shift', 'shift', 'k=10&d=64'),
    step('distance', 'near'),
    step('compose', 'alpha', 'e=root&r=0'),
    step('family', 'family'),
    step('reach', 'digits'),
    step('grids', 'product', 'l=product'),
    step('grids', 'levels', 'v=levels'),
    step('grids', 'gates', 'v=content'),
    step('training', 'race'),
    step('claims', 'claims', 'l=001'),
  ],
  '002': [
    step('order', 'order', 'e=love'),
    step('encode', 'size', 'd=512'),
    step('variants', 'loop', 'd=512'),
    step('compose', 'root'),
    step('claims', 'claims', 'l=002'),
  ],
  '003': [
    step('encode', 'cut', 'n=128&d=512&m=viridis&c=0,1,2,3,510,511&p=1&i=2&nr=2&nt=truncated'),
    step('clock', 'ladder', 'd=512'),
    step('encode', 'write', 'n=128&d=512&m=viridis&c=0,1,2,3,510,511&p=1&i=2&nr=2&nt=truncated'),
    step('claims', 'claims', 'l=003'),
  ],
  '004': [
    step('order', 'order', 'e=sat'),
    step('encode', 'slips', 'n=6&d=4&c=0,1,2,3&p=4&i=1&nd=3'),
    step('encode', 'strips', 's=strips'),
    step('clock', 'clock'),
    step('distance', 'highLow', 'r=0&c=1&kr=0&kc=100&n=101&d=512'),
    step('shift', 'shift', 'k=10&d=64'),
    step('family', 'learned', 'y=learned&w=seeded'),
    step('family', 'alibi', 'y=alibi&c=sentence&w=seeded&m=share&h=12&i=9'),
    step('compose', 'root'),
    step('variants', 'divide', 'g=reciprocal'),
    step('claims', 'claims', 'l=004'),
  ],
} as const satisfies Readonly<Record<PathName, readonly Step[]>>;
