// @ts-check
// Where this machine gets its packages from, read from apt's own sources: nothing here names a host.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ readonly address: string, readonly suites: readonly string[] }} Source without a slash at the end */

/** @param {string} text a file of stanzas, as Debian 12 and later write them @returns {Source[]} */
function fromStanzas(text) {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    const fields = new Map(
      stanza
        .split('\n')
        .filter((line) => !line.startsWith('#'))
        .map(
          (line) => /** @type {[string, string]} */ ([line.split(':', 1)[0], line.replace(/^[^:]*:\s*/, '').trim()]),
        ),
    );
    const words = (/** @type {string} */ name) => (fields.get(name) ?? '').split(/\s+/).filter(Boolean);
    if (!words('Types').includes('deb') || fields.get('Enabled') === 'no') return [];
    return words('URIs').map((address) => ({ address: address.replace(/\/$/, ''), suites: words('Suites') }));
  });
}

/** @param {string} text a file of lines `deb [options] address suite components` @returns {Source[]} */
function fromLines(text) {
  return [...text.matchAll(/^deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)/gm)].map(([, address = '', suite = '']) => ({
    address: address.replace(/\/$/, ''),
    suites: [suite],
  }));
}

/** @returns {Source[]} the sources of apt on this machine; none where there is no apt */
export function aptSources(folder = '/etc/apt') {
  const read = (/** @type {string} */ file) => {
    try {
      return readFileSync(join(folder, file), 'utf8');
    } catch {
      return '';
    }
  };
  const parts = (() => {
    try {
      return readdirSync(join(folder, 'sources.list.d')).map((name) => join('sources.list.d', name));
    } catch {
      return [];
    }
  })();
  return ['sources.list', ...parts]
    .sort()
    .flatMap((file) =>
      file.endsWith('.sources') ? fromStanzas(read(file)) : file.endsWith('.list') ? fromLines(read(file)) : [],
    );
}

/**
 * @param {readonly Source[]} sources
 * @returns {{ main?: string, security?: string }} the addresses of Debian's packages among them, and of its security
 * updates
 */
export function debianMirrors(sources) {
  const serving = (/** @type {string} */ path) => sources.find(({ address }) => address.endsWith(path))?.address;
  const main = serving('/debian');
  const security = serving('/debian-security');
  return { ...(main ? { main } : {}), ...(security ? { security } : {}) };
}
