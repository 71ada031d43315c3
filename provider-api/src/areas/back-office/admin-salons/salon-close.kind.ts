import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const payload = z.object({
  salonId: z.uuid(),
  adminId: z.uuid(),
  /** What the customers are told; jobs from before it say nothing. */
  reason: z.string().default(''),
});

const told = payload.omit({ adminId: true }).extend({
  /** Whose salon it was; its row names nobody any more. */
  ownerId: z.uuid(),
  visits: z.int(),
  hadPlan: z.boolean(),
});
export type SalonDeleted = z.output<typeof told>;

/** Tells the owner that the salon is no more; its key is the salon's id. */
export const MAIL_SALON_DELETED: JobKind<SalonDeleted> = { name: 'mail.salon-deleted', payload: told };

/** Cancels the visits to come of a deleted salon and ends its plan; its key is the salon's id. */
export const SALON_CLOSE: JobKind<z.output<typeof payload>> = { name: 'salon.close', payload };
