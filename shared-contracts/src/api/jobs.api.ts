import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

/** `waiting`: its time has not come; `retrying`: it failed and will be tried again; `given-up`: a person has to look. */
export const JOB_STATES = ['waiting', 'retrying', 'given-up', 'done'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Work of the server that goes on behind the scenes; what it is about, never whom. Instants as ISO with +05:30. */
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
});
export type AdminJob = z.output<typeof jobSchema>;

const jobKindText = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9.-]{0,59}$/, 'A kind is written as mail.reminder-2h'));

/** Given up first, then by when they run; `counts` are of all jobs. */
export const adminJobs = operation({
  name: 'admin.jobs',
  summary: 'Jobs that wait, are tried again or were given up',
  method: 'GET',
  path: '/api/admin/jobs',
  access: ['admin'],
  query: z.object({
    ...pageQuery(20),
    state: z.optional(z.enum(JOB_STATES)),
    /** Begins a kind's name: 'mail.' for every mail. */
    kind: z.optional(jobKindText),
  }),
  reply: envelope({
    jobs: z.array(jobSchema),
    counts: z.object({ waiting: z.int(), retrying: z.int(), 'given-up': z.int(), done: z.int() }),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Has a job that was given up, or waits for its next attempt, done now. */
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

/** Has every job of a kind that was given up done now, a thousand at most at a time. */
export const retryJobs = operation({
  name: 'admin.retryJobs',
  summary: 'Try all jobs of a kind that were given up again',
  method: 'POST',
  path: '/api/admin/jobs/retry',
  access: ['admin'],
  body: z.object({ kind: jobKindText }),
  /** How many are tried again, and how many still stand as given up, as another one about the same does their work. */
  reply: envelope({ retried: z.int(), left: z.int() }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});
