import { parseArgs } from 'node:util';
import { Refusal } from '../../setup/refusal.mjs';

/** What the words after `npm test --` ask for. */
export interface TestOptions {
  /** Rings by name and test files below the root; all without any. */
  readonly words: readonly string[];
  /** Prints what each ring holds, and runs nothing. */
  readonly list: boolean;
  /** Prints at the end what every file and every piece of set-up cost, not only the longest. */
  readonly report: boolean;
  /** Keeps the seconds of the longest files, by which later runs are ordered. */
  readonly record: boolean;
  /** Runs what a change can touch; of the rings that are named, or of all. */
  readonly changed: boolean;
  /** The commit that a change begins at. */
  readonly since?: string | undefined;
}

/** @throws Refusal at an option that there is not */
export const readTestOptions = (args: readonly string[]): TestOptions => {
  const option = { type: 'boolean', default: false } as const;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        list: option,
        report: option,
        record: option,
        changed: option,
        since: { type: 'string' },
      },
    });
    return { words: positionals, ...values };
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
};
