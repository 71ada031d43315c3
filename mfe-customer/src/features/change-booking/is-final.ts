import type { ApiFailure } from '@sundara/contracts/federation';

/** The codes after which asking again changes nothing: the booking is not what it was. */
const FINAL: readonly string[] = ['NOT_CANCELLABLE', 'NOT_RESCHEDULABLE', 'NOT_FOUND', 'FORBIDDEN'];

/** Whether the same would fail again, whenever it is sent. */
export const isFinal = (failure: ApiFailure): boolean =>
  failure.kind === 'rejected' && FINAL.includes(failure.code);
