import type { ApiFailure } from '@sundara/contracts/federation';

/** An error or obstacle, as a dialog shows it. */
export interface Trouble {
  /** The specified sentence before the reason, if there is one. */
  readonly title: string | undefined;
  readonly text: string;
  readonly severity: 'error' | 'warning' | 'info';
}

const isServerFault = (failure: ApiFailure): boolean =>
  failure.kind === 'protocol' || (failure.kind === 'rejected' && failure.status >= 500);

/**
 * A failure as text: the specified sentence (specification 1, section 8), then the exact reason. A fault of the server
 * is called a 'Server error'.
 */
export const troubleOf = (title: string, failure: ApiFailure): Trouble => ({
  title,
  text: isServerFault(failure) ? `Server error: ${failure.message}` : failure.message,
  severity: 'error',
});
