import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

const payload = z.object({
  salonId: z.uuid(),
  adminId: z.uuid(),
  /** The reason that customers read; older jobs have none. */
  reason: z.string().default(''),
});

const told = payload.omit({ adminId: true }).extend({
  /** The former owner; the salon's row has none any more. */
  ownerId: z.uuid(),
  visits: z.int(),
  hadPlan: z.boolean(),
});
export type SalonDeleted = z.output<typeof told>;

/** Informs the owner that the salon was deleted; its key is the salon's id. */
export const MAIL_SALON_DELETED: JobKind<SalonDeleted> = { name: 'mail.salon-deleted', payload: told };

/** Cancels the future visits of a deleted salon and ends its plan; its key is the salon's id. */
export const SALON_CLOSE: JobKind<z.output<typeof payload>> = { name: 'salon.close', payload };
