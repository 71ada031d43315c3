import type { ApiFailure } from '@sundara/contracts/federation';

/** What stands in the way of a change, as a dialog says it. */
export interface Trouble {
  /** The whole sentence, or the specified one before the reason. */
  readonly title: string | undefined;
  readonly text: string;
  readonly severity: 'error' | 'warning' | 'info';
}

const isServerFault = (failure: ApiFailure): boolean =>
  failure.kind === 'protocol' || (failure.kind === 'rejected' && failure.status >= 500);

/**
 * A failure in words: the specified sentence (specification 1, section 8), then what exactly happened. What is the
 * server's own fault is called a 'Server error'.
 */
export const troubleOf = (title: string, failure: ApiFailure): Trouble => ({
  title,
  text: isServerFault(failure) ? `Server error: ${failure.message}` : failure.message,
  severity: 'error',
});
