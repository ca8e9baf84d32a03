import { scriptAddress } from '../offline/script-address.ts';

/** A thread that runs one of our files. */
export const startThread = (url: string): Worker => new Worker(scriptAddress(url), { type: 'module' });
