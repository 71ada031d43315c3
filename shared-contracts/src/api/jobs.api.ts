import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';

/** `waiting`: not due yet; `retrying`: it failed and will be tried again; `given-up`: a person has to look. */
export const JOB_STATES = ['waiting', 'retrying', 'given-up', 'done'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A background job of the server; it names its subject, never a person. Instants as ISO with +05:30. */
export const jobSchema = z.object({
  id: z.int(),
  kind: z.string(),
  key: z.string(),
  state: z.enum(JOB_STATES),
  attempts: z.int(),
  /** When it runs next; null when it does not. */
  runAt: z.nullable(z.string()),
  lastError: z.nullable(z.string()),
  createdAt: z.string(),
  /** What an admin may do with it now. */
  can: z.object({ retry: z.boolean() }),
});
export type AdminJob = z.output<typeof jobSchema>;

const jobKindText = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9.-]{0,59}$/, 'A kind is written as mail.reminder-2h'));

/** Jobs that were given up first, then by the time of their next run; `counts` cover all jobs. */
export const adminJobs = listOperation({
  name: 'admin.jobs',
  summary: 'Jobs that wait, are tried again or were given up',
  path: '/api/admin/jobs',
  access: ['admin'],
  ...{ rows: 'jobs', row: jobSchema, size: 20 },
  filter: {
    state: z.optional(z.enum(JOB_STATES)),
    /** The beginning of a kind's name: 'mail.' for every mail. */
    kind: z.optional(jobKindText),
  },
  also: { counts: z.object({ waiting: z.int(), retrying: z.int(), 'given-up': z.int(), done: z.int() }) },
});

/** Runs a job now that was given up or waits for its next attempt. */
export const retryJob = operation({
  name: 'admin.retryJob',
  summary: 'Try a job again now',
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: ['admin'],
  params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1)) }),
  reply: envelope({ job: jobSchema }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'JOB_NOT_WAITING'],
});

/** Runs every job of a kind now that was given up, a thousand at most per call. */
export const retryJobs = operation({
  name: 'admin.retryJobs',
  summary: 'Try all jobs of a kind that were given up again',
  method: 'POST',
  path: '/api/admin/jobs/retry',
  access: ['admin'],
  body: z.object({ kind: jobKindText }),
  /** How many are retried, and how many stay given up because another job about the same does their work. */
  reply: envelope({ retried: z.int(), left: z.int() }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});
