import type { LoadFailure } from '@sundara/contracts/federation';

/** So many failed loads of a remote in a row open its circuit. */
const FAILURES = 3;
/** How long an open circuit answers without fetching, in milliseconds. */
const OPEN_MS = 15_000;

/** How a remote fared so far: failures in a row, the last one, and until when it is not asked again. */
export interface Circuit {
  readonly failures: number;
  readonly last: LoadFailure | undefined;
  readonly openUntil: number;
}

export const CLOSED: Circuit = { failures: 0, last: undefined, openUntil: 0 };

/** After a failed load. One that nothing was fetched for says nothing about the next. */
export const afterFailure = (circuit: Circuit, failure: LoadFailure, now: number): Circuit => {
  if (failure.reason === 'missing' || failure.reason === 'contract') return circuit;
  const failures = circuit.failures + 1;
  return { failures, last: failure, openUntil: failures >= FAILURES ? now + OPEN_MS : 0 };
};

/** What an open circuit answers; undefined when the remote may be asked. */
export const openAnswer = ({ last, openUntil }: Circuit, now: number): LoadFailure | undefined =>
  now < openUntil ? last : undefined;

/** As a load begins: after the wait it is the one trial, and until its end, or another wait, nobody else asks. */
export const duringLoad = (circuit: Circuit, now: number): Circuit =>
  circuit.failures >= FAILURES ? { ...circuit, openUntil: now + OPEN_MS } : circuit;
