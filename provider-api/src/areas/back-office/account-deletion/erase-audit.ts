import { sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { reviews } from '../../customer/index.ts';
import { auditEntries, ERASABLE, ERASED, writeAuditEntries } from '../../marketplace/index.ts';

/**
 * Erases the customer's personal values from the salons' audit entries about their visits and reviews: actor, action
 * and time stay; the values go, together with the salts by which they could be guessed. The public answer stays stored
 * with the review (decision 31). Each erasure is an entry of its own, by which the check of the audit chain tells it
 * from tampering (decision 46).
 */
export const eraseFromAudit = async (tx: TransactionHandle, customerId: string, now: Date): Promise<void> => {
  const personal = sql.raw(`array[${ERASABLE.map((name) => `'${name}'`).join(',')}]`);
  const { changes, salts, seals } = auditEntries;
  const erased = await tx
    .update(auditEntries)
    .set({ changes: sql`${changes} - ${personal}`, salts: sql`${salts} - ${personal}` })
    .where(
      sql`${auditEntries.subjectId} in (
        select ${bookings.id}::text from ${bookings} where ${bookings.customerId} = ${customerId}
        union all
        select ${reviews.id}::text from ${reviews} where ${reviews.customerId} = ${customerId})
        and jsonb_exists_any(${changes}, ${personal})`,
    )
    .returning({ id: auditEntries.id, salonId: auditEntries.salonId, seals });
  const entries = erased.map(({ id, salonId, seals: sealed }) => ({
    ...{ salonId, action: ERASED, subjectId: String(id) },
    changes: { fields: [null, ERASABLE.filter((name) => name in sealed)] as const },
  }));
  await writeAuditEntries(tx, { id: customerId, role: 'customer' }, entries, now);
};
