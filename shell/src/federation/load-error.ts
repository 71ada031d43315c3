import type { LoadFailureReason } from '@sundara/contracts/federation';

/** Ends one step of the way to a module; the loader turns it into a failure that names the step. */
export class LoadError extends Error {
  override readonly name: string = 'LoadError';
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

/** A file of the shell is what is missing: no other version of the remote would mend it. */
export class ShellPartError extends LoadError {
  override readonly name = 'ShellPartError';
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells a failing file of the shell from one of the remote that needs it. */
export const blameShell = (cause: unknown): never => {
  if (cause instanceof LoadError) throw new ShellPartError(cause.reason, cause.message, { cause });
  throw new ShellPartError('broken', textOf(cause), { cause });
};
