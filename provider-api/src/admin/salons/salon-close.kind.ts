import * as z from 'zod';
import type { JobKind } from '../../outbox/job-kind.ts';

const payload = z.object({
  salonId: z.uuid(),
  adminId: z.uuid(),
  /** What the customers are told; jobs from before it say nothing. */
  reason: z.string().default(''),
});

/** Cancels the visits to come of a deleted salon and ends its plan; its key is the salon's id. */
export const SALON_CLOSE: JobKind<z.output<typeof payload>> = { name: 'salon.close', payload };
