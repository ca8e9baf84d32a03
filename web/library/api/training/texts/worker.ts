// The script of a worker in which a language model trains on: see `trainOn`.
import type { Port } from '../protocol.ts';
import { TextTrainer } from '../text-trainer.ts';
import { serveTextTraining } from '../train-on.ts';

serveTextTraining(globalThis as unknown as Port, (options) => new TextTrainer(options));
