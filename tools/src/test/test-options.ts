import { parseArgs } from 'node:util';
import { Refusal } from '../../setup/refusal.mjs';

/** The options and words after `npm test --`. */
export interface TestOptions {
  /** Names of rings, and test files below the root; empty for all. */
  readonly words: readonly string[];
  /** Prints the files of each ring, and runs nothing. */
  readonly list: boolean;
  /** Prints at the end the cost of every file and kind of set-up, not only the longest. */
  readonly report: boolean;
  /** Records the seconds of the longest files, which decide the order of later runs. */
  readonly record: boolean;
  /** Runs what a change can affect, in the named rings or in all. */
  readonly changed: boolean;
  /** The commit that the change is compared with. */
  readonly since?: string | undefined;
}

/** @throws Refusal for an unknown option */
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
