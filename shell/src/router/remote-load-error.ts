import type { LoadFailure } from '@sundara/contracts/federation';

/** Carries a failed load from a route's loader to its boundary. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly failure: LoadFailure;

  constructor(failure: LoadFailure) {
    super(`${failure.remoteId}: ${failure.step}, ${failure.reason}. ${failure.detail}`);
    this.failure = failure;
  }
}
