import { LOAD_FAILURE_REASONS, type LoadFailureReason } from '@sundara/contracts/federation';

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

const isReason = (value: unknown): value is LoadFailureReason =>
  LOAD_FAILURE_REASONS.some((reason) => reason === value);

/** Why a chunk did not come that a remote's own code asked for; undefined for any other error. */
export const chunkLoss = (error: unknown): LoadFailureReason | undefined => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  const type: unknown = Reflect.get(error, 'type');
  // `missing`: the file came and ran, and the chunk was not in it.
  if (type === 'missing') return 'broken';
  return isReason(type) ? type : 'network';
};

/** All that a remote's code throws by itself is its bug. */
export const reasonOf = (error: unknown): LoadFailureReason =>
  error instanceof LoadError ? error.reason : (chunkLoss(error) ?? 'broken');

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Tells a failing file of the shell from one of the remote that needs it. */
export const blameShell = (cause: unknown): never => {
  if (cause instanceof LoadError) throw new ShellPartError(cause.reason, cause.message, { cause });
  throw new ShellPartError('broken', textOf(cause), { cause });
};
