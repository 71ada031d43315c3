import { count, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { findYearlyWork } from '../../../../platform/financial-years/yearly-table.ts';
import type { Account } from '../../../../platform/http/access.ts';
import { auditLinks } from '../audit.tables.ts';
import { writeAudit } from '../write-audit.ts';
import { lockHead } from './chain.repository.ts';
import { RETIRED } from './erasable.ts';
import { linkEntries } from './link-entries.ts';

/** Whole financial years before the present one, as books of account are kept (Companies Act, section 128). */
const KEPT_YEARS = 8;

/** Entries that lie in a table of their own from now on. */
export interface RetiredYear {
  readonly table: string;
  readonly entries: number;
  /** The last of their links in the chain; the links stay. */
  readonly through: number;
}

/**
 * Takes years out of the audit that need not be kept any more: their entries stay in a table of their own, to be saved
 * and dropped by whoever asked for it. Their links stay in the chain, in which an entry records the act.
 * @param by the admin who answers for it
 */
export const retireYears = async (
  database: Database,
  by: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<readonly RetiredYear[]> => {
  await linkEntries(database);
  const { old } = await findYearlyWork(database, { name: 'audit_entries', keptYears: KEPT_YEARS }, now);
  const years: RetiredYear[] = [];
  for (const table of old) years.push(await retireYear(database, table, by, now));
  return years;
};

const retireYear = (
  database: Database,
  table: string,
  by: Pick<Account, 'id' | 'role'>,
  now: Date,
): Promise<RetiredYear> =>
  database.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await lockHead(tx);
    const ids = sql`(select id from ${sql.identifier(table)})`;
    const [found] = await tx
      .select({ entries: count(), through: max(auditLinks.no) })
      .from(auditLinks)
      .where(inArray(auditLinks.entryId, ids));
    const [entries, through] = [found?.entries ?? 0, found?.through ?? 0];
    await tx.execute(sql`alter table audit_entries detach partition ${sql.identifier(table)}`);
    const changes = { through: [null, through], entries: [null, entries] } as const;
    await writeAudit(tx, by, { salonId: null, action: RETIRED, subjectId: table, changes }, now);
    return { table, entries, through };
  });
