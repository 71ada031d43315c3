import type { Paise } from '@sundara/contracts';
import { and, asc, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { sumVisitsAhead } from '../../customer/index.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';
import { salonDeletions } from './salon-deletions.tables.ts';

export type DeletionRow = typeof salonDeletions.$inferSelect;

const requester = alias(users, 'requester');
const decider = alias(users, 'decider');

/** The maximum length of the list: each entry waits for a person for a few days only. */
const MOST_LISTED = 50;

const select = (db: DatabaseHandle, where: SQL | undefined) =>
  db
    .select({
      deletion: salonDeletions,
      salon: { id: salons.id, name: salons.name },
      requestedBy: { id: requester.id, name: requester.name },
      decidedBy: { id: decider.id, name: decider.name },
    })
    .from(salonDeletions)
    .innerJoin(salons, eq(salons.id, salonDeletions.salonId))
    .innerJoin(requester, eq(requester.id, salonDeletions.requestedBy))
    .leftJoin(decider, eq(decider.id, salonDeletions.decidedBy))
    .where(where)
    .orderBy(asc(salonDeletions.createdAt), asc(salonDeletions.id))
    .limit(MOST_LISTED);

type Told = Awaited<ReturnType<typeof select>>[number];
/** A request with the people in it, and what the deletion would do now. */
export interface ToldDeletion extends Told {
  readonly visits: number;
  readonly nowPaise: Paise;
}

const withAhead = async (db: DatabaseHandle, rows: readonly Told[], now: Date): Promise<ToldDeletion[]> => {
  const told: ToldDeletion[] = [];
  for (const row of rows) {
    const { visits, paidPaise } = await sumVisitsAhead(db, { salonId: row.salon.id }, now);
    told.push({ ...row, visits, nowPaise: paidPaise });
  }
  return told;
};

const isOpen = (now: Date): SQL | undefined =>
  and(isNull(salonDeletions.decision), gt(salonDeletions.expiresAt, now), isNull(salons.deletedAt));

/** Requests that wait for another admin, oldest first. */
export const findOpenDeletions = async (db: DatabaseHandle, now: Date): Promise<ToldDeletion[]> =>
  withAhead(db, await select(db, isOpen(now)), now);

export const findToldDeletion = async (
  db: DatabaseHandle,
  id: string,
  now: Date,
): Promise<ToldDeletion | undefined> =>
  (await withAhead(db, await select(db, eq(salonDeletions.id, id)), now))[0];

/** The open request for a salon; there is at most one, as it is written under the salon's lock. */
export const findOpenDeletionOf = async (
  db: DatabaseHandle,
  salonId: string,
  now: Date,
): Promise<ToldDeletion | undefined> =>
  (await withAhead(db, await select(db, and(eq(salons.id, salonId), isOpen(now))), now))[0];
