// Search without a server: the index is one file of the site, fetched when somebody is about to search.
import MiniSearch from 'minisearch';
import { searchOptions } from './search-options.mjs';

const most = 12;

export function startSearch(): void {
  const input = document.querySelector<HTMLInputElement>('#search');
  const list = document.querySelector<HTMLUListElement>('#found');
  if (!input || !list) return;
  const up = document.documentElement.dataset['up'] ?? '';
  let chosen = -1;
  let loading: Promise<MiniSearch> | undefined;

  async function load(): Promise<MiniSearch> {
    const response = await fetch(document.documentElement.dataset['search'] ?? '');
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return MiniSearch.loadJSON(await response.text(), searchOptions);
  }

  const close = (): void => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
    chosen = -1;
  };

  const choose = (index: number): void => {
    const options = [...list.children];
    chosen = options.length === 0 ? -1 : (index + options.length) % options.length;
    for (const [k, option] of options.entries()) option.setAttribute('aria-selected', String(k === chosen));
    const option = options[chosen];
    if (!option) return;
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };

  async function show(): Promise<void> {
    const asked = input!.value.trim();
    if (asked === '') return close();
    const index = await (loading ??= load());
    // Only the latest search is answered.
    if (input!.value.trim() !== asked) return;
    const found = index.search(asked).slice(0, most);
    list!.replaceChildren(
      ...found.map(({ id, heading, page }, k) => {
        const option = document.createElement('li');
        option.id = `found-${k}`;
        option.role = 'option';
        option.dataset['href'] = `${up}${String(id)}`;
        option.append(Object.assign(document.createElement('b'), { textContent: String(heading) }));
        if (heading !== page) option.append(` ${String(page)}`);
        return option;
      }),
    );
    if (found.length === 0) {
      const nothing = Object.assign(document.createElement('li'), { role: 'option', textContent: 'Nothing found' });
      nothing.setAttribute('aria-disabled', 'true');
      list!.append(nothing);
    }
    list!.hidden = false;
    input!.setAttribute('aria-expanded', 'true');
    if (found.length > 0) choose(0);
  }

  const follow = (option: Element | null | undefined): void => {
    const href = option instanceof HTMLElement ? option.dataset['href'] : undefined;
    if (href === undefined) return;
    close();
    location.href = href;
  };

  input.addEventListener('focus', () => {
    // A failure is seen when somebody searches, and tried again then.
    loading ??= load();
    loading.catch(() => (loading = undefined));
  });
  input.addEventListener('input', () => void show());
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') follow(list.children[chosen]);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // Before the field loses the focus.
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    follow((event.target as Element).closest('[role=option]'));
  });
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    input.focus();
  });
}
