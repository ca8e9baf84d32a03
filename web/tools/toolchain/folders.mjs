// @ts-check
// The folders that the two commands share. Builds write into build/ and dist/; npm packs a workspace from within,
// so that two write into web/check and web/labs (builds.mjs).
import { fileURLToPath } from 'node:url';

const from = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');

export const root = from('../../../');
export const buildFolder = from('../../../build/');
export const distFolder = from('../../../dist/');
