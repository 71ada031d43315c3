import { LOAD_FAILURE_REASONS, type LoadFailureReason } from '@sundara/contracts/federation';

/** Ends one step of loading a module; the loader turns it into a failure that names the step. */
export class LoadError extends Error {
  override readonly name: string = 'LoadError';
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

/** A file of the shell is missing: no other version of the remote would help. */
export class ShellPartError extends LoadError {
  override readonly name = 'ShellPartError';
}

const isReason = (value: unknown): value is LoadFailureReason =>
  LOAD_FAILURE_REASONS.some((reason) => reason === value);

/** Why a chunk that a remote's own code requested did not load; undefined for any other error. */
export const chunkLoss = (error: unknown): LoadFailureReason | undefined => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return undefined;
  const type: unknown = Reflect.get(error, 'type');
  // `missing`: the file loaded and ran, but did not contain the chunk.
  if (type === 'missing') return 'broken';
  return isReason(type) ? type : 'network';
};

/** Every other error that a remote's code throws is its own bug. */
export const reasonOf = (error: unknown): LoadFailureReason =>
  error instanceof LoadError ? error.reason : (chunkLoss(error) ?? 'broken');

export const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Marks the failure of a shell file, to distinguish it from one of the remote that needs it. */
export const blameShell = (cause: unknown): never => {
  if (cause instanceof LoadError) throw new ShellPartError(cause.reason, cause.message, { cause });
  throw new ShellPartError('broken', textOf(cause), { cause });
};
