import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type DeletionPlan, planDeletion } from '../account-deletion/deletion-plan.ts';

/** What an admin's deletion of an account would do now: visits that we cancel are refunded in full. */
export const planRemoval = async (db: DatabaseHandle, userId: string, now: Date): Promise<DeletionPlan> => {
  const { visits } = await planDeletion(db, userId, now);
  const whole = visits.map((visit) => ({ ...visit, refundPaise: visit.paidPaise }));
  return { visits: whole, refundPaise: whole.reduce((sum, visit) => sum + visit.refundPaise, 0) };
};
