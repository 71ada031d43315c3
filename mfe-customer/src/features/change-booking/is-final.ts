import type { ApiFailure } from '@sundara/contracts/federation';

/** The codes after which another attempt changes nothing: the booking has changed. */
const FINAL: readonly string[] = ['NOT_CANCELLABLE', 'NOT_RESCHEDULABLE', 'NOT_FOUND', 'FORBIDDEN'];

/** Whether the same request would always fail again. */
export const isFinal = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && FINAL.includes(failure.code);
