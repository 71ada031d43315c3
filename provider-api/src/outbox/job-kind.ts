import type * as z from 'zod';

/** A kind of job and what its payload holds; the name stands in the table and the log, e.g. `payment.refund`. */
export interface JobKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

/** A kind of job with the work that it stands for, as the runner takes it. */
export interface Job {
  readonly name: string;
  /** Rejects when the work has to be tried again. It may run more than once: it must do no harm then. */
  readonly run: (payload: unknown) => Promise<void>;
}

/** Names the work of a kind; a payload that doesn't fit rejects like any failed attempt. */
export const jobOf = <Payload>(kind: JobKind<Payload>, work: (payload: Payload) => Promise<void>): Job => ({
  name: kind.name,
  run: async (payload) => work(kind.payload.parse(payload)),
});
