import { html, type TemplateResult } from 'lit';
import { withColon } from '../../library/elements/sentences.ts';
import type { Panels } from './controls/panels.ts';
import type { LabSlot } from './lab-slot.ts';
import type { LabId } from '../index.ts';
import { t } from './text/i18n.ts';

/** A lab has to be drawn before it can be put into a course. */
async function open(lab: LabId): Promise<void> {
  await document.querySelector<LabSlot>(`#${lab} pe-lab-slot`)?.wake();
  document.querySelector<Panels>(`#${lab} pe-panels`)?.openCourse();
}

/** Before the title, so that those who come to it with the Tab key go straight on to the lab. */
export const forTeachers = (lab: LabId, title: string): TemplateResult =>
  html`<button
    type="button" class="teachers" aria-label=${withColon(t('page.teachers'), title)}
    @click=${() => void open(lab)}
  >${t('page.teachers')}</button>`;
