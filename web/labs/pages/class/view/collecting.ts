// How codes come to the teacher: typed, pasted, from files or by the camera; and what became of them.
import { html, nothing, type TemplateResult } from 'lit';
import { linesOf, type Entry, type Refused, type Way } from '../room/gathering.ts';
import type { Room } from '../room/room.ts';
import { refused, say } from '../words.ts';
import './handed-in.ts';

export interface Collecting {
  readonly room: Room;
  readonly count: number;
  /** Looked at only while the list is open. */
  readonly entries: () => readonly Entry[];
  /** The browser keeps every code for a reload. */
  readonly isKept: boolean;
  readonly refusals: readonly Refused[];
  /** The outcome of the codes that came last. */
  readonly news: string;
  readonly take: (text: string, way: Way) => void;
  readonly takeFiles: (files: readonly File[]) => Promise<void>;
  readonly remove: (student: number) => void;
  readonly clear: () => void;
}

export function collecting(to: Collecting): TemplateResult {
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    void to.takeFiles([...(event.dataTransfer?.files ?? [])]);
  };
  return html`<section
    class="collect" aria-labelledby="collect-title" @dragover=${(event: Event) => event.preventDefault()}
      @drop=${dropped}
  >
    <h2 id="collect-title">${say('desk.collect')}</h2>
    ${form(to)}
    <class-scanner .found=${(text: string) => to.take(text, 'camera')}></class-scanner>
    <p role="status" class="news">${to.news}</p>
    ${to.isKept ? nothing : html`<p class="refusal" role="alert" data-act="not-kept">${say('desk.notKept')}</p>`}
    ${refusedList(to)}
    <class-handed-in .count=${to.count} .entries=${to.entries} .takeOut=${to.remove}></class-handed-in>
  </section>`;
}

function form({ take, takeFiles }: Collecting): TemplateResult {
  const handIn = (event: Event): void => {
    event.preventDefault();
    const area = (event.currentTarget as Element).closest('form')?.querySelector('textarea');
    if (!area || linesOf(area.value).length === 0) return;
    take(area.value, 'typed');
    area.value = '';
  };
  const pressed = (event: KeyboardEvent): void => {
    // A code a line: Enter hands in what is there, as at a till. Shift and Enter go to the next line.
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) handIn(event);
  };
  const chosen = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    void takeFiles([...(input.files ?? [])]).then(() => (input.value = ''));
  };
  return html`<form @submit=${handIn}>
    <label class="paste">${say('desk.box')}
      <textarea name="codes" rows="3" spellcheck="false" autocomplete="off" autocapitalize="characters"
        @keydown=${pressed}></textarea></label>
    <p class="actions">
      <button type="submit" class="main" data-act="take">${say('desk.take')}</button>
      <label class="pick"><input type="file" multiple accept=".txt,.json,.csv"
        @change=${chosen} /><span>${say('desk.files')}</span></label>
    </p>
  </form>`;
}

function refusedList({ refusals, clear }: Collecting): TemplateResult {
  if (refusals.length === 0) return html``;
  return html`<div class="refused" role="group" aria-label=${say('desk.refusedTitle')}>
    <h3>${say('desk.refusedTitle')}</h3>
    <ul>
      ${refusals.map(
        ({ text, refusal }) =>
          html`<li data-reason=${refusal.reason}><code translate="no"><bdi>${text}</bdi></code>
            <span class="why">${refused(refusal)}</span></li>`,
      )}
    </ul>
    <p class="actions"><button type="button" class="quiet" @click=${clear}>${say('desk.clear')}</button></p>
  </div>`;
}
