import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const late = z.object({
  bookingId: z.uuid(),
  /** The start that it is about: of a visit that begins at another time by then, nothing is said. */
  start: z.iso.datetime(),
  minutes: z.int().positive(),
});

/** Tells one customer of a delay. */
export const MAIL_RUNNING_LATE: JobKind<z.output<typeof late>> = { name: 'mail.running-late', payload: late };
