export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The reader's own and therefore not in the URL: a shared link must not turn somebody else's lights off. */
const key = 'posenc-theme';

export function readTheme(): Theme {
  try {
    return themes.find((theme) => theme === localStorage.getItem(key)) ?? 'auto';
  } catch {
    return 'auto'; // storage is forbidden, as in some embedded frames
  }
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Shown for this visit all the same.
  }
}
