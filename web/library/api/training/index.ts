// Training small Transformers, here and now; `connect.ts` is the same from afar, without the module.
export { Trainer } from './trainer.ts';
export type {
  Evaluation,
  EvaluationOptions,
  Look,
  ParameterBlock,
  StepResult,
} from './trainer.ts';
export {
  defaultLengths,
  defaultModel,
  defaultSchedule,
  encodingKinds,
  phoneModel,
} from './options.ts';
export type { Encoding, EncodingKind, ModelOptions, Schedule, TrainingOptions } from './options.ts';
export { makeSentences, tasks, unorderedCeiling, vocabularies } from './task.ts';
export type { SentenceOptions, Sentences, Task } from './task.ts';
