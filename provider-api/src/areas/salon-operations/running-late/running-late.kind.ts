import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const late = z.object({
  bookingId: z.uuid(),
  /** The start that the notice is about: if the visit was moved, no mail is sent. */
  start: z.iso.datetime(),
  minutes: z.int().positive(),
});

/** Notifies one customer of a delay. */
export const MAIL_RUNNING_LATE: JobKind<z.output<typeof late>> = { name: 'mail.running-late', payload: late };
