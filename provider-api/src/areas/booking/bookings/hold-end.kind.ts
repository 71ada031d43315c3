import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const ending = z.object({ bookingId: z.uuid() });

/** Ends a hold on time, or prolongs it; enqueued when the hold is made, with the booking's id as its key. */
export const HOLD_END: JobKind<z.output<typeof ending>> = { name: 'hold.end', payload: ending };

/** How long before a hold's end the gateway is asked about payments: longer than one call to the gateway takes. */
const ASKED_BEFORE_MS = 10_000;

/** When to check a hold that ends at this instant. */
export const holdEndAsksAt = (holdExpiresAt: Date): Date =>
  new Date(holdExpiresAt.getTime() - ASKED_BEFORE_MS);
