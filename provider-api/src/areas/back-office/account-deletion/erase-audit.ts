import { sql } from 'drizzle-orm';
import type { TransactionHandle } from '../../../platform/database/database-handle.ts';
import { bookings } from '../../booking/index.ts';
import { reviews } from '../../customer/index.ts';
import { auditEntries, ERASABLE, ERASED, writeAuditEntries } from '../../marketplace/index.ts';

/**
 * Takes the customer out of what salons' audits hold of their visits and reviews: who did something, what and when
 * stays, the words and marks go, with the salts by which they could be guessed. The answer that everybody reads stands
 * with the review (decision 31). That it was done is an entry of its own for each, by which the chain's check knows
 * that nobody else took it out (decision 46).
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
