import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const ending = z.object({ bookingId: z.uuid() });

/** Ends a hold in time, or prolongs it; set when the hold is made, its key is the booking's id. */
export const HOLD_END: JobKind<z.output<typeof ending>> = { name: 'hold.end', payload: ending };

/** So long before its end it is asked whether somebody is paying: longer than one call to the gateway takes. */
const ASKED_BEFORE_MS = 10_000;

/** When a hold that ends then is looked at. */
export const holdEndAsksAt = (holdExpiresAt: Date): Date =>
  new Date(holdExpiresAt.getTime() - ASKED_BEFORE_MS);
