// Choices of a teacher beside the kind: parts of the lab, its language and colours, and what students may set.
import { html, type TemplateResult } from 'lit';
import { flagControl, selectControl } from '../../../shared/controls/choice-control.ts';
import { partNames } from '../../../shared/lab/parts.ts';
import { t } from '../../../shared/text/i18n.ts';
import { ownName } from '../../../shared/header/header.mjs';
import { languages } from '../../../shared/text/language.ts';
import type { Key } from '../../../shared/text/strings.ts';
import { uses, type Choices, type Shown } from './made.ts';

const themes = ['auto', 'light', 'dark'] as const;

type Choose = (chosen: Partial<Choices>) => void;

export const choicesOf = (shown: Shown, choices: Choices, choose: Choose): TemplateResult =>
  html`${partsOf(choices, choose)} ${looksOf(choices, choose)} ${usesOf(shown, choices, choose)}`;

function partsOf({ parts }: Choices, choose: Choose): TemplateResult {
  const toggle = (name: (typeof partNames)[number], chosen: boolean): void =>
    choose({ parts: new Set(partNames.filter((part) => (part === name ? chosen : parts.has(part)))) });
  return html`<fieldset class="choice">
    <legend>${t('embed.course.parts')}</legend>
    ${partNames.map((name) =>
      flagControl({
        name: `course-${name}`,
        label: t(`embed.parts.${name}`),
        value: parts.has(name),
        choose: (chosen) => toggle(name, chosen),
      }),
    )}
  </fieldset>`;
}

function looksOf({ language, theme }: Choices, choose: Choose): TemplateResult {
  return html`${selectControl({
    label: t('page.language'),
    options: languages,
    value: language,
    text: ownName,
    language: (code) => code,
    choose: (code) => choose({ language: code }),
  })}
  ${selectControl({
    label: t('page.theme'),
    options: themes,
    value: theme,
    text: (one) => t(`embed.themes.${one}`),
    choose: (one) => choose({ theme: one }),
  })}`;
}

function usesOf({ table, lab }: Shown, { uses: chosen }: Choices, choose: Choose): TemplateResult {
  const names = Object.entries(table).filter(([, property]) => property.public !== false);
  return html`<fieldset class="choice course-uses">
    <legend>${t('embed.course.controls')}</legend>
    ${names.map(([key]) =>
      selectControl({
        name: `course-use-${key}`,
        label: t(`${lab}.label.${key}` as Key),
        options: uses,
        value: chosen.get(key) ?? 'shown',
        text: (use) => t(`embed.course.uses.${use}`),
        choose: (use) => choose({ uses: new Map(chosen).set(key, use) }),
      }),
    )}
  </fieldset>`;
}
