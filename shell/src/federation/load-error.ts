import type { LoadFailureReason } from '@sundara/contracts/federation';

/** Ends one step of the way to a module; the loader turns it into a failure that names the step. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  readonly reason: LoadFailureReason;

  constructor(reason: LoadFailureReason, detail: string, options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}
