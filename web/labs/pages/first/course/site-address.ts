// The address that links and packages carry. A teacher often tries posenc on her own machine, whose address leads her
// students nowhere: she is warned, and may write the public one.
import { siteFolder } from '../../../shared/state/site.ts';

/** Kept, so that it is written once. */
const key = 'posenc-site';

/** Hosts that other people cannot reach, or not under that name. */
const local = [
  /^(localhost|.+\.localhost|.+\.local)$/,
  /^(127\.[\d.]+|0\.0\.0\.0|10\.[\d.]+|192\.168\.[\d.]+|172\.(1[6-9]|2\d|3[01])\.[\d.]+)$/,
  /^\[(::1?|f[cd][\da-f:]+|fe80:[\da-f:]+)\]$/,
];

export function isLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'file:' || local.some((kind) => kind.test(hostname));
}

/** The folder that a text means, with a slash at its end; undefined for anything but an http or https address. */
export function folderOf(text: string): string | undefined {
  const typed = text.trim();
  if (!/^https?:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) return undefined;
  const { origin, pathname } = new URL(typed);
  const folder = pathname.replace(/\/(index|embed)\.html$/, '/');
  return `${origin}${folder.endsWith('/') ? folder : `${folder}/`}`;
}

/** The folder of the site as this page was opened. */
export const ownFolder = (): string => new URL(siteFolder() || './', location.href.replace(/[?#].*$/s, '')).href;

/** The address that the site was built for (POSENC_SITE), which the head of each page says. */
function builtFor(): string | undefined {
  const said = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return /^https?:/.test(said) ? new URL(siteFolder() || './', said).href : undefined;
}

/** The address to begin with: that of this page, unless only this machine can reach it and a better one is known. */
export function firstAddress(): string {
  const own = ownFolder();
  if (!isLocal(own)) return own;
  try {
    return folderOf(localStorage.getItem(key) ?? '') ?? builtFor() ?? own;
  } catch {
    return builtFor() ?? own; // storage is forbidden, as in some embedded frames
  }
}

export function rememberAddress(folder: string): void {
  try {
    localStorage.setItem(key, folder);
  } catch {
    // Known for this visit all the same.
  }
}
