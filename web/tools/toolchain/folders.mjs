// @ts-check
// The folders that the two commands share. Build output lives in build/ and dist/ only.
import { fileURLToPath } from 'node:url';

const from = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url)).replace(/\/$/, '');

export const root = from('../../../');
export const buildFolder = from('../../../build/');
export const distFolder = from('../../../dist/');
