/** A command that isn't written right. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
