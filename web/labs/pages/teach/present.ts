// The presenter: one figure of a path at a time, as large as the picture allows, its question above and notes for the
// teacher below. The address holds the path and the step: ?path=intro&step=3.
import { html, nothing, render, type TemplateResult } from 'lit';
import { colonOf } from '../../../library/elements/sentences.ts';
import { Fitted } from '../../embed/fit.ts';
import { t } from '../../shared/text/i18n.ts';
import { pathTitle } from '../../shared/paths/names.ts';
import { Keys, type Act } from './present/keys.ts';
import { labOf, unfold, type Names } from './present/lab.ts';
import { pathOf, type Shown } from './present/path.ts';
import { isRead, minutesOf } from './plans.ts';
import type { Plans, Say } from './strings.ts';

interface Words {
  readonly say: Say;
  readonly plans: Plans;
  readonly names: Names;
}

export class Presenter {
  readonly #root: HTMLElement;
  readonly #words: Words;
  readonly #path: Shown;
  readonly #keys = new Keys((act) => this.#act(act));
  #at: number;
  #notes: boolean;
  #controls = false;
  #covered = false;
  #failure = '';
  #lab: HTMLElement | undefined;
  #fitted: Fitted | undefined;

  constructor(root: HTMLElement, words: Words) {
    [this.#root, this.#words] = [root, words];
    const asked = new URL(location.href).searchParams;
    this.#path = pathOf(asked.get('path') ?? 'intro');
    const step = Math.trunc(Number(asked.get('step') ?? 1)) || 1;
    this.#at = Math.min(Math.max(step, 1), this.#path.steps.length) - 1;
    this.#notes = asked.get('notes') !== '0';
  }

  start(): void {
    this.#keys.listen();
    addEventListener('popstate', () => location.reload());
    document.addEventListener('fullscreenchange', () => this.#render());
    this.#show();
  }

  get #step(): Shown['steps'][number] {
    return this.#path.steps[this.#at]!;
  }

  #act(act: Act): void {
    const last = this.#path.steps.length - 1;
    switch (act) {
      case 'next':
      case 'previous':
      case 'first':
      case 'last': {
        const to = { next: this.#at + 1, previous: this.#at - 1, first: 0, last }[act];
        if (to >= 0 && to <= last && to !== this.#at) this.#go(to);
        return;
      }
      case 'notes':
        this.#notes = !this.#notes;
        return this.#render();
      case 'controls':
        this.#controls = !this.#controls;
        return this.#show();
      case 'cover':
        this.#covered = !this.#covered;
        return this.#render();
      case 'full':
        if (document.fullscreenElement) void document.exitFullscreen();
        else void document.documentElement.requestFullscreen().catch(() => undefined);
        return;
      case 'leave':
        location.assign(this.#wayBack());
    }
  }

  #go(at: number): void {
    this.#at = at;
    this.#covered = false;
    this.#show();
  }

  /** To the plan, or for a path of the teacher's own to all plans. */
  #wayBack(): string {
    return this.#path.name === undefined ? '../' : `../${this.#path.name}/`;
  }

  /** The address says what is on the screen, so that a reload or a link leads back to it. */
  #write(): void {
    const address = new URL(location.href);
    address.searchParams.set('step', String(this.#at + 1));
    if (this.#notes) address.searchParams.delete('notes');
    else address.searchParams.set('notes', '0');
    history.replaceState(history.state, '', address);
  }

  /** A new lab for the step; the one before stays until it is drawn. */
  #show(): void {
    this.#render();
    const stage = this.#root.querySelector<HTMLElement>('.stage')!;
    const step = this.#step;
    const lab = labOf(step, this.#controls, this.#words.names);
    const before = this.#lab;
    this.#fitted?.stop();
    this.#lab = lab;
    this.#failure = '';
    stage.setAttribute('aria-busy', 'true');
    stage.append(lab);
    const fitted = (this.#fitted = new Fitted(stage, lab, isRead(step.says)));
    const done = (): void => {
      before?.remove();
      if (this.#lab !== lab) return lab.remove();
      stage.removeAttribute('aria-busy');
      lab.classList.remove('coming');
      this.#render();
    };
    (lab as HTMLElement & { readonly ready?: Promise<void> }).ready?.then(
      async () => {
        const place = await unfold(lab, step);
        await fitted.fit();
        done();
        place?.scrollIntoView({ behavior: 'instant' });
      },
      (error: unknown) => {
        this.#failure = error instanceof Error ? error.message : String(error);
        done();
      },
    );
  }

  #title(): string {
    const { name } = this.#path;
    return name === undefined ? t('paths.own') : pathTitle(name);
  }

  #render(): void {
    this.#write();
    const { lab } = this.#step;
    document.title = `${this.#at + 1} · ${t(`titles.${lab}`)} · posenc`;
    render(this.#view(), this.#root);
  }

  #view(): TemplateResult {
    const { say, plans } = this.#words;
    const { lab, says, own } = this.#step;
    const { steps, fault } = this.#path;
    const planned = says === undefined ? undefined : plans.steps[says];
    const ask = planned?.ask ?? own ?? t(`questions.${lab}`);
    const place = say('presenter.step', { at: this.#at + 1, all: steps.length });
    return html`<header class="present-head">
        <p class="present-place">${this.#title()} · ${place} · ${t(`titles.${lab}`)}</p>
        <h1 aria-live="polite" dir="auto">${ask}</h1>
        ${fault ? html`<p class="refusal" role="alert">${say('presenter.fault')}</p>` : nothing}
        ${
          this.#failure === ''
            ? nothing
            : html`<p class="refusal" role="alert">${say('presenter.failed', { message: this.#failure })}</p>`
        }
      </header>
      <div class="stage-frame">
        <h2 class="visually-hidden" id="present-figure">${say('presenter.figure', { title: t(`titles.${lab}`) })}</h2>
        <div
          class="stage" role="group" aria-labelledby="present-figure"
          ?inert=${this.#covered} ?data-covered=${this.#covered}
        ></div>
        ${
          this.#covered
            ? html`<div class="present-cover">
                <p dir="auto">${ask}</p>
                <p class="hint">${say('presenter.covered')}</p>
              </div>`
            : nothing
        }
      </div>
      <section class="notes" aria-label=${say('presenter.notes')} ?hidden=${!this.#notes} tabindex="0">
        ${
          says === undefined
            ? nothing
            : html`<p><strong>${say('show')}${colonOf(say('show'))}</strong> ${t(`paths.says.${says}`)}</p>
                <p><strong>${say('expect')}${colonOf(say('expect'))}</strong> ${planned?.note}
                  <span class="hint">${say('minutes', { count: minutesOf(says) })}</span></p>`
        }
        ${says === undefined ? html`<p>${t(`questions.${lab}`)}</p>` : nothing}
      </section>
      ${this.#bar()}`;
  }

  #bar(): TemplateResult {
    const { say } = this.#words;
    const last = this.#path.steps.length - 1;
    const turn = (act: 'next' | 'previous', sign: string, off: boolean): TemplateResult => html`<button
      type="button" class="turn" data-act=${act} aria-label=${say(`presenter.${act}`)} ?disabled=${off}
      @click=${() => this.#act(act)}
    >${sign}</button>`;
    const toggle = (act: 'notes' | 'controls' | 'cover', on: boolean, key: string): TemplateResult => html`<button
      type="button" data-act=${act} aria-pressed=${on} aria-keyshortcuts=${key} @click=${() => this.#act(act)}
    >${say(`presenter.${act}`)}</button>`;
    return html`<nav class="present-bar" aria-label=${say('presenter.keys')}>
      ${turn('previous', '‹', this.#at === 0)} ${turn('next', '›', this.#at === last)}
      ${toggle('notes', this.#notes, 'N')} ${toggle('controls', this.#controls, 'C')}
      ${toggle('cover', this.#covered, 'B')}
      ${
        document.fullscreenEnabled
          ? html`<button
              type="button" data-act="full" aria-pressed=${document.fullscreenElement !== null} aria-keyshortcuts="F"
              @click=${() => this.#act('full')}
            >${say('presenter.full')}</button>`
          : nothing
      }
      <a class="leave" href=${this.#wayBack()}>${say('presenter.leave')}</a>
      <details class="present-keys">
        <summary>${say('presenter.keys')}</summary>
        <ul>
          ${(['turn', 'cover', 'notes', 'controls', 'full', 'leave'] as const).map(
            (name) => html`<li>${say(`presenter.help.${name}`)}</li>`,
          )}
        </ul>
        <label><input
          type="checkbox" .checked=${this.#keys.letters}
          @change=${(event: Event) => (this.#keys.letters = (event.target as HTMLInputElement).checked)}
        > N, C, B, F</label>
      </details>
    </nav>`;
  }
}
