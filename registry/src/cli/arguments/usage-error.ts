import { CommanderError } from 'commander';

/** A command with wrong syntax. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Commander's complaint as a sentence: "Unknown option '--jason'. (Did you mean --json?)". */
export const asUsageError = (error: unknown): unknown => {
  if (!(error instanceof CommanderError)) return error;
  if (error.code === 'commander.help') return new UsageError('Name a command below it.');
  const [complaint = '', hint] = error.message.replace(/^error: /, '').split('\n');
  const sentence = `${complaint.charAt(0).toUpperCase()}${complaint.slice(1).replace(/\.$/, '')}.`;
  return new UsageError(hint ? `${sentence} ${hint}` : sentence);
};
