import type { ListQuery, ownReviews } from '@sundara/contracts/api';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingServices } from '../../booking/index.ts';
import { findPhotosOf, type ReviewRow, reviews } from '../../customer/index.ts';
import { salons } from '../../marketplace/index.ts';

type ReviewQuery = ListQuery<typeof ownReviews>;

/** A review with the services of its visit; empty if no visit is known. */
export type SalonReviewRow = ReviewRow & { readonly services: readonly string[] };

const WITH_REPLY = { unanswered: isNull(reviews.reply), answered: isNotNull(reviews.reply), all: undefined };

/** One page of a salon's reviews, latest first, hidden ones included, and how many there are. */
export const findSalonReviews = async (
  db: DatabaseHandle,
  salonId: string,
  { page, limit, show, rating }: ReviewQuery,
): Promise<{ readonly rows: readonly SalonReviewRow[]; readonly total: number }> => {
  const condition = and(
    eq(reviews.salonId, salonId),
    // Hidden reviews need no answer, because nobody would read it.
    show === 'all' ? undefined : isNull(reviews.hiddenAt),
    WITH_REPLY[show],
    rating ? eq(reviews.rating, rating) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(reviews)
      .where(condition)
      .orderBy(desc(reviews.createdAt), asc(reviews.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(reviews).where(condition),
  ]);
  return { rows: await withVisits(db, rows), total: counted?.total ?? 0 };
};

/** One review of a salon; undefined for another salon's and a missing one. */
export const findSalonReview = async (
  db: DatabaseHandle,
  salonId: string,
  id: string,
): Promise<SalonReviewRow | undefined> => {
  const rows = await db.select().from(reviews).where(ofSalon(salonId, id));
  return (await withVisits(db, rows))[0];
};

export const ofSalon = (salonId: string, id: string): SQL | undefined =>
  and(eq(reviews.id, id), eq(reviews.salonId, salonId));

/** The salon's rating, and how many reviews it has, are unanswered, and are hidden. */
export const sumUpReviews = async (db: DatabaseHandle, salonId: string) => {
  const [sums] = await db
    .select({
      rating: salons.rating,
      reviews: salons.reviewCount,
      unanswered: sql<number>`(select count(*)::int from ${reviews} r where r.salon_id = ${salons}.id and r.reply is null and r.hidden_at is null)`,
      hidden: sql<number>`(select count(*)::int from ${reviews} r where r.salon_id = ${salons}.id and r.hidden_at is not null)`,
    })
    .from(salons)
    .where(eq(salons.id, salonId));
  return sums ?? { rating: 0, reviews: 0, unanswered: 0, hidden: 0 };
};

const withVisits = async (
  db: DatabaseHandle,
  rows: readonly (typeof reviews.$inferSelect)[],
): Promise<SalonReviewRow[]> => {
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  const [photos, done] = await Promise.all([
    findPhotosOf(
      db,
      rows.map(({ id }) => id),
    ),
    bookingIds.length === 0
      ? []
      : db
          .select({ bookingId: bookingServices.bookingId, name: bookingServices.name })
          .from(bookingServices)
          .where(inArray(bookingServices.bookingId, bookingIds))
          .orderBy(asc(bookingServices.position)),
  ]);
  return rows.map((row) => ({
    ...row,
    photos: photos.filter(({ reviewId }) => reviewId === row.id),
    services: done.filter(({ bookingId }) => bookingId === row.bookingId).map(({ name }) => name),
  }));
};
