import { sql } from 'drizzle-orm';
import { auditEntries } from '../audit/audit.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import type { DatabaseHandle } from '../database/database-handle.ts';
import { reviews } from '../reviews/reviews.tables.ts';

/** What entries about a visit or a review hold of a person: whether they came, and what the salon answered them. */
const PERSONAL = ['attendance', 'reply'] as const;

/**
 * Takes the customer out of what salons' audits hold of their visits and reviews: who did something, what and when
 * stays, the words and marks go. The answer that everybody reads stands with the review (decision 31).
 */
export const eraseFromAudit = async (db: DatabaseHandle, customerId: string): Promise<void> => {
  const personal = sql.raw(`array[${PERSONAL.map((name) => `'${name}'`).join(',')}]`);
  await db
    .update(auditEntries)
    .set({ changes: sql`${auditEntries.changes} - ${personal}` })
    .where(
      sql`${auditEntries.subjectId} in (
        select ${bookings.id}::text from ${bookings} where ${bookings.customerId} = ${customerId}
        union all
        select ${reviews.id}::text from ${reviews} where ${reviews.customerId} = ${customerId})
        and jsonb_exists_any(${auditEntries.changes}, ${personal})`,
    );
};
