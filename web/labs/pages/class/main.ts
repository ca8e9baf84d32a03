// The behaviour of the page: whoever comes by a room's link is a student, everybody else may open a room.
import './class.css';
import { html, nothing, render, type TemplateResult } from 'lit';
import { useLanes } from '../../../library/api/runtime/engine-labs.ts';
import '../../shared/controls/copy-button.ts';
import { startHeader } from '../../shared/header/behaviour.ts';
import { loadBankWords } from '../../shared/quiz/banks.ts';
import { loadStringsIn } from '../../shared/text/i18n.ts';
import { setLanguage } from '../../shared/text/language.ts';
import type { SavedClass } from './room/gathering.ts';
import { isRefusal } from './room/refusals.ts';
import { readRoom, type Room } from './room/room.ts';
import { bankOf, idsOf, Questions } from './room/tasks.ts';
import { keptClass } from './view/kept-class.ts';
import { keptHands, type KeptHands } from './view/tab.ts';
import './view/code-out.ts';
import { refused, say, speak, type Strings } from './words.ts';

/** A file for each language (web/labs/strings). */
const wordsIn = (language: string): Promise<{ readonly default: Strings }> =>
  import(`../../strings/${language}/class.json`);

const place = document.querySelector<HTMLElement>('#class')!;
const language = document.documentElement.lang;

function show(content: TemplateResult, view: string): void {
  document.documentElement.dataset['view'] = view;
  // Another room is another element.
  render(nothing, place);
  render(content, place);
  place.removeAttribute('aria-busy');
}

/** All that both sides need of a room. */
async function opened(room: Room): Promise<{ readonly questions: Questions; readonly bankWords: object }> {
  const bank = room.asked.kind === 'questions' ? await bankOf(room.asked.lab) : undefined;
  return { questions: new Questions(room, useLanes), bankWords: bank ? await loadBankWords(bank.lab, language) : {} };
}

async function start(): Promise<void> {
  await import('./view/start.ts');
  const enter = (room: Room): void => void (location.hash = `room=${room.code}`);
  const teach = (room: Room, saved?: SavedClass): void => void desk(room, saved);
  const count = (room: Room): void => void hands(room);
  show(html`<class-start .enter=${enter} .teach=${teach} .count=${count}></class-start>`, 'start');
}

async function desk(room: Room, saved?: SavedClass & { readonly unsaved?: boolean }): Promise<void> {
  const [{ questions, bankWords }] = await Promise.all([
    opened(room),
    import('./view/desk.ts'),
    import('./view/scanner.ts'),
  ]);
  show(
    html`<class-desk
      .room=${room} .questions=${questions} .bankWords=${bankWords} .saved=${saved} .leave=${() => void start()}
    ></class-desk>`,
    'desk',
  );
  scrollTo(0, 0);
}

async function hands(room: Room, kept?: KeptHands): Promise<void> {
  const [{ questions, bankWords }] = await Promise.all([opened(room), import('./view/hands.ts')]);
  show(
    html`<class-hands
      .room=${room} .questions=${questions} .bankWords=${bankWords} .kept=${kept} .leave=${() => void start()}
    ></class-hands>`,
    'hands',
  );
  scrollTo(0, 0);
}

async function student(room: Room): Promise<void> {
  const [{ questions, bankWords }] = await Promise.all([
    opened(room),
    import('./view/student.ts'),
    room.asked.kind === 'train' ? import('./view/training.ts') : undefined,
  ]);
  show(html`<class-student .room=${room} .questions=${questions} .bankWords=${bankWords}></class-student>`, 'student');
}

/** The code in the address, which may have been shortened or mistyped anywhere. */
function codeInAddress(): string | undefined {
  const code = /^#room=(.+)$/.exec(location.hash)?.[1];
  try {
    return code && decodeURIComponent(code);
  } catch {
    return code;
  }
}

/** The view that the address and this tab ask for. */
async function route(): Promise<void> {
  const code = codeInAddress();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.languages a'))
    link.hash = code === undefined ? '' : location.hash;
  try {
    if (code !== undefined) {
      const room = await readRoom(code, idsOf);
      if (!isRefusal(room)) return await student(room);
      await start();
      render(html`<p class="refusal" role="alert">${say('start.badLink')} ${refused(room)}</p>`, notice());
      return;
    }
    const kept = keptClass();
    const room = kept && (await readRoom(kept.room, idsOf));
    if (room && !isRefusal(room)) return await desk(room, kept);
    const counted = keptHands();
    const shown = counted && (await readRoom(counted.room, idsOf));
    await (shown && !isRefusal(shown) ? hands(shown, counted) : start());
  } catch (error) {
    show(html`<p class="refusal" role="alert">${say('failed', { message: (error as Error).message })}</p>`, 'failed');
  }
}

/** A place above the view. */
function notice(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#class-notice') ?? document.createElement('div');
  found.id = 'class-notice';
  place.before(found);
  return found;
}

startHeader();
const [words] = await Promise.all([wordsIn(language), loadStringsIn(language, ['page', 'lab/training'])]);
speak(words.default, language);
setLanguage(language);
addEventListener('hashchange', () => {
  document.querySelector('#class-notice')?.remove();
  void route();
});
await route();
