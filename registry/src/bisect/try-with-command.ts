import type { Verdict } from './find-culprits.ts';
import { type CommandSettings, runForSet, type Trial } from './run-for-set.ts';

/** As with `git bisect run`: this code means that the result is unknown. */
const SKIP = 125;

/**
 * Runs a command for a composition, as `runForSet` does; its exit code is the verdict. Its output goes to stderr.
 *
 * @throws Refusal when it could not do its work
 */
export const tryWithCommand = async (
  command: readonly string[],
  trial: Trial,
  settings: Omit<CommandSettings, 'hear'>,
): Promise<Verdict> => {
  const code = await runForSet(command, trial, { ...settings, hear: (text) => process.stderr.write(text) });
  if (code === SKIP) return 'skip';
  return code === 0 ? 'good' : 'bad';
};
