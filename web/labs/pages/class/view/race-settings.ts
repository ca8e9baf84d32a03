// The settings of a race that a class predicts or trains.
import { html, type TemplateResult } from 'lit';
import { tasks, type Task } from '../../../../library/api/training/task.ts';
import { t } from '../../../shared/text/i18n.ts';
import { written } from '../../../shared/text/numerals.ts';
import { raceSizes, raceSteps, type Race } from '../room/room.ts';
import { say } from '../words.ts';
import { selection } from './choices.ts';

export function raceSettings(race: Race, become: (race: Race) => void): TemplateResult {
  const change = (part: Partial<Race>): void => become({ ...race, ...part });
  return html`<div class="settings">
      ${selection<Task>({
        label: say('race.task'),
        name: 'task',
        all: tasks,
        chosen: race.task,
        text: (task) => t(`training.tasks.${task}.name`),
        choose: (task) => change({ task }),
      })}
      ${selection({
        label: say('race.mask'),
        name: 'causal',
        all: ['no', 'yes'],
        chosen: race.causal ? 'yes' : 'no',
        text: (one) => t(one === 'yes' ? 'training.masked' : 'training.unmasked'),
        choose: (one) => change({ causal: one === 'yes' }),
      })}
      ${selection({
        label: say('race.sizeLabel'),
        name: 'size',
        all: raceSizes,
        chosen: race.size,
        text: (size) => say(`race.size.${size}`),
        choose: (size) => change({ size }),
      })}
      ${selection({
        label: say('race.stepsLabel'),
        name: 'steps',
        all: raceSteps.map(String),
        chosen: String(race.steps),
        text: (steps) => written(Number(steps)),
        choose: (steps) => change({ steps: Number(steps) }),
      })}
    </div>
    <p class="hint">${t(`training.tasks.${race.task}.about`)}</p>`;
}
