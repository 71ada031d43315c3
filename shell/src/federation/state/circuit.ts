import type { LoadFailure } from '@sundara/contracts/federation';

/** This many failed loads of a remote in a row open its circuit. */
const FAILURES = 3;
/** How long an open circuit answers without fetching, in milliseconds. */
const OPEN_MS = 15_000;

/** The load history of a remote: failures in a row, the last failure, and until when it is not requested again. */
export interface Circuit {
  readonly failures: number;
  readonly last: LoadFailure | undefined;
  readonly openUntil: number;
}

export const CLOSED: Circuit = { failures: 0, last: undefined, openUntil: 0 };

/** The circuit after a failed load. A failure for which nothing was fetched says nothing about the next load. */
export const afterFailure = (circuit: Circuit, failure: LoadFailure, now: number): Circuit => {
  if (failure.reason === 'missing' || failure.reason === 'contract') return circuit;
  const failures = circuit.failures + 1;
  return { failures, last: failure, openUntil: failures >= FAILURES ? now + OPEN_MS : 0 };
};

/** The answer of an open circuit; undefined when the remote may be requested. */
export const openAnswer = ({ last, openUntil }: Circuit, now: number): LoadFailure | undefined =>
  now < openUntil ? last : undefined;

/**
 * The circuit as a load begins: after the wait this load is the only trial, and no other starts until it or the next
 * wait ends.
 */
export const duringLoad = (circuit: Circuit, now: number): Circuit =>
  circuit.failures >= FAILURES ? { ...circuit, openUntil: now + OPEN_MS } : circuit;
