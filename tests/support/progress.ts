// Prints, while vitest runs in `npm test`, how far it is, and each failure at once. Its report comes at the end.
import type { Reporter, TestCase, TestModule, TestSpecification, SerializedError } from 'vitest/node';

/** How many lines say so: enough to see that it goes on. */
const lines = 10;

export default class Progress implements Reporter {
  readonly #started = performance.now();
  #files = 0;
  #done = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#files = files.length;
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state === 'failed') console.log(`    failed: ${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestModuleEnd(module: TestModule): void {
    for (const { message } of module.errors()) console.log(`    failed: ${module.relativeModuleId}: ${message}`);
    this.#done += 1;
    if (this.#done % Math.ceil(this.#files / lines) !== 0) return;
    const seconds = ((performance.now() - this.#started) / 1000).toFixed(0);
    console.log(`    ${this.#done} of ${this.#files} files of tests (${seconds} s)`);
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message, stack } of errors) console.log(`    failed: outside of any test: ${stack ?? message}`);
  }
}
