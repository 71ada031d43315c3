import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { DatabaseHandle, TransactionHandle } from '../../../platform/database/database-handle.ts';
import { users } from '../../identity/index.ts';
import { type CardRow, cardColumns, salons } from '../../marketplace/index.ts';
import { favourites } from './favourites.tables.ts';

/** The maximum number of favourites of one customer. */
export const MOST_FAVOURITES = 500;

const shownOf = (customerId: string) => and(eq(favourites.customerId, customerId), eq(salons.isActive, true));

/** Ids of the customer's favourite salons that visitors may see, latest first. */
export const findFavourites = async (db: DatabaseHandle, customerId: string): Promise<string[]> => {
  const rows = await db
    .select({ salonId: favourites.salonId })
    .from(favourites)
    .innerJoin(salons, eq(salons.id, favourites.salonId))
    .where(shownOf(customerId))
    .orderBy(desc(favourites.createdAt), asc(favourites.salonId))
    .limit(MOST_FAVOURITES);
  return rows.map(({ salonId }) => salonId);
};

/** The card data of the same salons, in the same order. */
export const findFavouriteCards = (db: DatabaseHandle, customerId: string): Promise<CardRow[]> =>
  db
    .select(cardColumns)
    .from(favourites)
    .innerJoin(salons, eq(salons.id, favourites.salonId))
    .where(shownOf(customerId))
    .orderBy(desc(favourites.createdAt), asc(favourites.salonId))
    .limit(MOST_FAVOURITES);

/** Serialises changes of a customer's favourites, so that the limit holds. */
export const lockFavourites = async (tx: TransactionHandle, customerId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, customerId)).for('no key update');
};

export const countFavourites = async (db: DatabaseHandle, customerId: string): Promise<number> => {
  const [counted] = await db
    .select({ total: count() })
    .from(favourites)
    .innerJoin(salons, eq(salons.id, favourites.salonId))
    .where(shownOf(customerId));
  return counted?.total ?? 0;
};

/** @returns whether it is new; an existing favourite keeps its place */
export const insertFavourite = async (
  db: DatabaseHandle,
  customerId: string,
  salonId: string,
): Promise<boolean> =>
  (await db.insert(favourites).values({ customerId, salonId }).onConflictDoNothing().returning()).length > 0;

export const deleteFavourite = async (
  db: DatabaseHandle,
  customerId: string,
  salonId: string,
): Promise<void> => {
  await db
    .delete(favourites)
    .where(and(eq(favourites.customerId, customerId), eq(favourites.salonId, salonId)));
};
