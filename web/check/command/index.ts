// The entry that dist/command.js is bundled from.
import { run } from './command.ts';

await run();
