import type * as z from 'zod';

/** A kind of job and what its payload holds; the name stands in the table and the log, e.g. `payment.refund`. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Seconds between the attempts of this kind; the outbox's own unless told. */
  readonly retryGapsSeconds?: readonly number[];
}

/** Done for this time; to be done once more at that time, which is no failure. */
export interface Again {
  readonly again: Date;
}

/** What a job's work answers: nothing when it is done for good. */
// biome-ignore lint/suspicious/noConfusingVoidType: work that answers nothing is the usual one.
export type JobOutcome = Again | void;

/** A kind of job with the work that it stands for, as the runner takes it. */
export interface Job {
  readonly name: string;
  readonly retryGapsSeconds?: readonly number[];
  /** Rejects when the work has to be tried again. It may run more than once: it must do no harm then. */
  readonly run: (payload: unknown) => Promise<JobOutcome>;
}

/** Names the work of a kind; a payload that doesn't fit rejects like any failed attempt. */
export const jobOf = <Payload>(
  { name, payload, retryGapsSeconds }: JobKind<Payload>,
  work: (payload: Payload) => Promise<JobOutcome>,
): Job => ({
  name,
  ...(retryGapsSeconds && { retryGapsSeconds }),
  run: async (given) => work(payload.parse(given)),
});
