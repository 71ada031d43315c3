import { addDays, instantAt } from '@sundara/contracts';
import { type adminAuditFile, MOST_AUDIT_COUNTED } from '@sundara/contracts/api';
import { and, asc, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { literal } from '../../../platform/database/like-pattern.ts';
import { isAnyOf, preparedQuery } from '../../../platform/database/prepared-query.ts';
import { isUuid } from '../../../platform/http/uuid.ts';
import { countUpTo, MOST_HITS } from '../../../platform/list/search.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../salons/salons.tables.ts';
import { auditEntries, auditLinks } from './audit.tables.ts';
import { exactly, findHead } from './chain/chain.repository.ts';

/** The filters of the audit list. */
export type AuditFilter = z.output<(typeof adminAuditFile)['query']>;

const { id, at, actorId, action, salonId, subjectId } = auditEntries;

const newestFirst = [desc(at), desc(id)] as const;

/** An invalid id matches no row. */
const isId = (column: typeof actorId | typeof salonId, named: string): SQL =>
  isUuid(named) ? eq(column, named) : sql`false`;

const filtered = ({ actor, action: named, salon, subject, from, to }: AuditFilter): SQL | undefined =>
  and(
    actor === undefined ? undefined : isId(actorId, actor),
    named === undefined ? undefined : eq(action, named),
    salon === undefined ? undefined : isId(salonId, salon),
    subject === undefined ? undefined : eq(subjectId, subject),
    from === undefined ? undefined : gte(at, instantAt(from, '00:00')),
    to === undefined ? undefined : lt(at, instantAt(addDays(to, 1), '00:00')),
  );

/** At most this many people, and this many salons, are considered for one search. */
const MOST_MEANT = 20;

/** What the words of a search may mean; each condition has an index of its own. */
const meanings = async (
  db: DatabaseHandle,
  words: string,
  known: Promise<readonly string[]>,
): Promise<readonly SQL[]> => {
  const pattern = `%${literal(words)}%`;
  const [admins, named, actions] = await Promise.all([
    db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'admin'), or(ilike(users.name, pattern), ilike(users.email, pattern))))
      .limit(MOST_MEANT),
    db.select({ id: salons.id }).from(salons).where(ilike(salons.name, pattern)).limit(MOST_MEANT),
    known,
  ]);
  const meant = actions.filter((one) => one.toLowerCase().includes(words.toLowerCase()));
  return [
    eq(subjectId, words),
    ...admins.map((one) => eq(actorId, one.id)),
    ...named.map((one) => eq(salonId, one.id)),
    ...meant.map((one) => eq(action, one)),
  ];
};

/**
 * The ids of one page, newest first, and the number of matches, counted up to a limit; `more` is true beyond it.
 * @param actions every action in the audit (`findActions`), which the page shows too
 */
export const findAuditPage = async (
  db: DatabaseHandle,
  { page, limit, q, ...filter }: AuditFilter & { readonly page: number; readonly limit: number },
  actions: Promise<readonly string[]>,
): Promise<{ readonly ids: readonly number[]; readonly total: number; readonly more: boolean }> => {
  const [most, from] = [q ? MOST_HITS : MOST_AUDIT_COUNTED, (page - 1) * limit];
  const shown = Math.max(0, Math.min(limit, most - from));
  if (q) {
    const hits = await findHits(db, await meanings(db, q, actions), filtered(filter));
    return {
      ids: hits.slice(from, from + shown),
      total: Math.min(hits.length, most),
      more: hits.length > most,
    };
  }
  const [rows, counted] = await Promise.all([auditPage(db, filter, shown, from), countAudit(db, filter)]);
  return { ids: rows.map((row) => row.id), total: Math.min(counted, most), more: counted > most };
};

/** Returned as a query, so that its plan can be inspected. */
export const auditPage = (db: DatabaseHandle, filter: AuditFilter, limit: number, offset: number) =>
  db
    .select({ id })
    .from(auditEntries)
    .where(filtered(filter))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

/** Links of the chain are numbered from 1 (decision 46): if the last number exceeds the limit, no count is needed. */
const countAudit = async (db: DatabaseHandle, filter: AuditFilter): Promise<number> => {
  const where = filtered(filter);
  const most = MOST_AUDIT_COUNTED + 1;
  if (where === undefined && (await findHead(db)).no >= most) return most;
  return countUpTo(db, auditEntries, where, most);
};

const NEWEST = sql.raw(`order by at desc, id desc limit ${MOST_HITS + 1}`);
/** Raw SQL: a search may have some sixty parts, and each piece of a statement takes time. */
const PART = sql.raw('(select id, at from audit_entries where');

/** The newest of each meaning, then the newest of these. */
const findHits = async (
  db: DatabaseHandle,
  meant: readonly SQL[],
  condition: SQL | undefined,
): Promise<readonly number[]> => {
  const parts = meant.map((meaning) => sql`${PART} ${and(meaning, condition)} ${NEWEST})`);
  const { rows } = await db.execute<{ id: string }>(
    sql`select distinct id, at from (${sql.join(parts, sql.raw(' union all '))}) hits ${NEWEST}`,
  );
  return rows.map((row) => Number(row.id));
};

const shownColumns = {
  id,
  at,
  actor: { id: actorId, name: users.name },
  actorRole: auditEntries.actorRole,
  salonId,
  salonName: salons.name,
  action,
  subjectId,
  changes: auditEntries.changes,
  seals: auditEntries.seals,
};

const shownEntries = preparedQuery('audit_entries', (db) =>
  db
    .select(shownColumns)
    .from(auditEntries)
    .innerJoin(users, eq(users.id, actorId))
    .leftJoin(salons, eq(salons.id, salonId))
    .where(isAnyOf(id, 'ids'))
    .orderBy(...newestFirst),
);

/** Entries by their ids, newest first. */
export const findAuditEntries = (db: DatabaseHandle, ids: readonly number[]) =>
  shownEntries(db).execute({ ids });
export type AuditRow = Awaited<ReturnType<typeof findAuditEntries>>[number];

/** Every action in the audit, by name: jumps from one to the next by the index, however many entries each has. */
export const findActions = async (db: DatabaseHandle): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ action: string }>(sql`
    with recursive known as (
      (select action from ${auditEntries} order by action limit 1)
      union all
      select (select e.action from ${auditEntries} e where e.action > known.action order by e.action limit 1)
      from known where known.action is not null)
    select action from known where action is not null`);
  return rows.map((row) => row.action);
};

export const findAdmins = (db: DatabaseHandle) =>
  db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.name), asc(users.id))
    .limit(100);

/** Rows per read: enough to be quick, few enough for memory. */
const AT_ONCE = 500;

/** All matching entries with their links, newest first, read in batches while they are consumed. */
export async function* readAudit(db: DatabaseHandle, { q, ...filter }: AuditFilter) {
  const condition = and(filtered(filter), q ? or(...(await meanings(db, q, findActions(db)))) : undefined);
  let last: { at: string; id: number } | undefined;
  do {
    const before = last && sql`(${at}, ${id}) < (${last.at}::timestamptz, ${last.id})`;
    const rows = await db
      .select({
        ...shownColumns,
        exactAt: exactly(at),
        writtenAt: exactly(auditEntries.writtenAt),
        no: auditLinks.no,
        hash: auditLinks.hash,
        hashBefore: sql<
          string | null
        >`(select l.hash from ${auditLinks} l where l.no = ${auditLinks.no} - 1)`,
      })
      .from(auditEntries)
      .innerJoin(users, eq(users.id, actorId))
      .leftJoin(salons, eq(salons.id, salonId))
      .leftJoin(auditLinks, eq(auditLinks.entryId, id))
      .where(and(condition, before))
      .orderBy(...newestFirst)
      .limit(AT_ONCE);
    yield* rows;
    const end = rows.at(-1);
    last = end && rows.length === AT_ONCE ? { at: end.exactAt, id: end.id } : undefined;
  } while (last);
}
export type AuditFileRow = ReturnType<typeof readAudit> extends AsyncGenerator<infer R> ? R : never;
