// The parts of the library that a lab calls. Those of its first picture come with it; the others come when it calls
// them, which `Coming` says to whoever renders.
import lanes from 'virtual:lanes';
import { lanes as engine, useLanes } from '../api/runtime/engine-labs.ts';
import type { LabId } from '../page/labs/index.ts';
import { Coming } from './patient.ts';

/** What the first picture of a lab, by the usual view, does without. */
const later: Partial<Record<LabId, readonly string[]>> = {
  reach: ['rotary'],
  training: ['vectors', 'analysis'],
};

for (const lane of engine)
  Object.defineProperty(lane, 'create', {
    get: () => {
      if (lane.bytes || lane.instance.running) return undefined;
      return () => {
        throw new Coming(useLanes([lane.name]));
      };
    },
  });

/** What has to be there before a lab begins. */
export const firstLanes = (lab: LabId): readonly string[] =>
  (lanes[lab] ?? []).filter((name) => !later[lab]?.includes(name));

export { useLanes };
