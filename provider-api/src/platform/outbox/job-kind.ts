import type * as z from 'zod';

/** A kind of job and its payload; the name appears in the table and the log, e.g. `payment.refund`. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Seconds between the attempts of this kind; by default `RETRY_GAPS`. */
  readonly retryGapsSeconds?: readonly number[];
}

/** Done for now; to be run again at this time, which is no failure. */
export interface Again {
  readonly again: Date;
}

/** The result of a job's work: nothing when it is done for good. */
// biome-ignore lint/suspicious/noConfusingVoidType: work that answers nothing is the usual one.
export type JobOutcome = Again | void;

/** A kind of job with its work, as the runner takes it. */
export interface Job {
  readonly name: string;
  readonly retryGapsSeconds?: readonly number[];
  /** Rejects when the work has to be tried again. It may run more than once, so it must be safe to repeat. */
  readonly run: (payload: unknown) => Promise<JobOutcome>;
}

/** Assigns the work to a kind; an invalid payload rejects like any failed attempt. */
export const jobOf = <Payload>(
  { name, payload, retryGapsSeconds }: JobKind<Payload>,
  work: (payload: Payload) => Promise<JobOutcome>,
): Job => ({
  name,
  ...(retryGapsSeconds && { retryGapsSeconds }),
  run: async (given) => work(payload.parse(given)),
});
