import { and, asc, eq, gt, inArray, max, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../../platform/database/database-handle.ts';
import { auditEntries, auditHead, auditLinks, auditUnlinked } from '../audit.tables.ts';
import { ERASED, RETIRED } from './erasable.ts';

/** An instant at the database's full precision. */
export const exactly = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const chainedColumns = {
  id: auditEntries.id,
  at: exactly(auditEntries.at),
  writtenAt: exactly(auditEntries.writtenAt),
  actorId: auditEntries.actorId,
  actorRole: auditEntries.actorRole,
  salonId: auditEntries.salonId,
  action: auditEntries.action,
  subjectId: auditEntries.subjectId,
  seals: auditEntries.seals,
};

/** Where the chain ends: how many links it has, and the hash of the last. */
export interface Head {
  readonly no: number;
  readonly hash: string;
}

export const findHead = async (db: DatabaseHandle): Promise<Head> =>
  headOf(await db.select().from(auditHead));

/** The same, locked until the transaction ends, so that only one appends at a time. */
export const lockHead = async (db: DatabaseHandle): Promise<Head> =>
  headOf(await db.select().from(auditHead).where(eq(auditHead.id, 1)).for('update'));

const headOf = ([head]: readonly Head[]): Head => {
  if (!head) throw new Error('The head of the audit chain is missing: run the migrations.');
  return { no: head.no, hash: head.hash };
};

/** Whether there are entries without a link. */
export const someUnlinked = async (db: DatabaseHandle): Promise<boolean> =>
  (await db.select().from(auditUnlinked).limit(1)).length > 0;

/** Entries without a link, in the order of their ids. */
export const findUnlinked = (db: DatabaseHandle, most: number) =>
  db
    .select(chainedColumns)
    .from(auditUnlinked)
    .innerJoin(auditEntries, eq(auditEntries.id, auditUnlinked.entryId))
    .orderBy(asc(auditUnlinked.entryId))
    .limit(most);

export const removeUnlinked = async (db: DatabaseHandle, ids: readonly number[]): Promise<void> => {
  await db.delete(auditUnlinked).where(inArray(auditUnlinked.entryId, [...ids]));
};

export const findHash = async (db: DatabaseHandle, no: number): Promise<string | undefined> =>
  (await db.select({ hash: auditLinks.hash }).from(auditLinks).where(eq(auditLinks.no, no)))[0]?.hash;

/** The number of the last link; 0 without one. */
export const findLastNo = async (db: DatabaseHandle): Promise<number> =>
  (await db.select({ no: max(auditLinks.no) }).from(auditLinks))[0]?.no ?? 0;

/** Links after a number, each with its entry; the entry's columns are null if it was deleted. */
export const findLinks = (db: DatabaseHandle, after: number, most: number) =>
  db
    .select({
      no: auditLinks.no,
      hash: auditLinks.hash,
      entryId: auditLinks.entryId,
      entry: chainedColumns,
      salts: auditEntries.salts,
      // As text, so that each value is as it was sealed.
      values: sql<Readonly<
        Record<string, string>
      > | null>`(select coalesce(jsonb_object_agg(key, value::text), '{}')
        from jsonb_each(${auditEntries.changes}))`,
      // Clocks may be slightly off, and a statement waits up to 15 seconds.
      late: sql<boolean>`abs(extract(epoch from ${auditEntries.writtenAt} - ${auditEntries.at})) > ${LATE_SECONDS}`,
    })
    .from(auditLinks)
    .leftJoin(auditEntries, eq(auditEntries.id, auditLinks.entryId))
    .where(gt(auditLinks.no, after))
    .orderBy(asc(auditLinks.no))
    .limit(most);
export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** The most that an entry's stated time may differ from the time at which the database wrote it. */
const LATE_SECONDS = 3_600;

/** The fields that were erased from entries, as later entries of the chain record. */
export const findErased = async (db: DatabaseHandle, entryIds: readonly number[]) => {
  const named = await db
    .select({ id: auditEntries.id, subjectId: auditEntries.subjectId, changes: auditEntries.changes })
    .from(auditEntries)
    .innerJoin(auditLinks, eq(auditLinks.entryId, auditEntries.id))
    .where(
      sql`${auditEntries.action} = ${ERASED} and ${inArray(auditEntries.subjectId, entryIds.map(String))}`,
    );
  return new Set(
    named.flatMap(({ id, subjectId, changes }) => {
      // An erasure in advance would let anybody take out what is written later.
      if (id <= Number(subjectId)) return [];
      const fields = changes['fields']?.[1];
      return Array.isArray(fields) ? fields.map((field) => `${subjectId} ${field}`) : [];
    }),
  );
};

/** The last link whose entry may be missing, as later entries of the chain record; 0 without any. */
export const findRetiredThrough = async (db: DatabaseHandle): Promise<number> => {
  const through = sql<number>`(${auditEntries.changes} -> 'through' ->> 1)::bigint`;
  const [last] = await db
    .select({ no: max(through).mapWith(Number) })
    .from(auditEntries)
    .innerJoin(auditLinks, eq(auditLinks.entryId, auditEntries.id))
    .where(and(eq(auditEntries.action, RETIRED), gt(auditLinks.no, through)));
  return last?.no ?? 0;
};

/**
 * The first entry in a range of ids that neither is in the chain nor waits for its link.
 * @param after 0 starts with the lowest id, even one that no sequence generated
 */
export const findStray = async (
  db: DatabaseHandle,
  after: number,
  through: number,
): Promise<number | undefined> => {
  const { rows } = await db.execute<{ id: string }>(sql`
    select e.id from ${auditEntries} e
    where ${after === 0 ? sql`true` : sql`e.id > ${after}`} and e.id <= ${through}
      and not exists (select 1 from ${auditLinks} l where l.entry_id = e.id)
      and not exists (select 1 from ${auditUnlinked} u where u.entry_id = e.id)
    order by e.id limit 1`);
  return rows[0] && Number(rows[0].id);
};

export const findLastEntry = async (db: DatabaseHandle): Promise<number> =>
  (await db.select({ id: max(auditEntries.id) }).from(auditEntries))[0]?.id ?? 0;
