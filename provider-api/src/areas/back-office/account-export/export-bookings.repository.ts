import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { bookingEvents, bookings, disputes, endOf, startOf } from '../../booking/index.ts';
import { findBookedServices, findPhotosOf, reviews, reviewVersions } from '../../customer/index.ts';
import { auditEntries, salons } from '../../marketplace/index.ts';
import { payments, receipts, refunds } from '../../money/index.ts';

const BOOKINGS_AT_A_TIME = 100;

/** The customer's bookings with all that belongs to them, oldest first, read in batches to limit memory use. */
export async function* findBookingsToExport(db: DatabaseHandle, customerId: string) {
  let last: string | undefined;
  for (;;) {
    const page = await findPage(db, customerId, last);
    yield* await withAllOfIt(db, page);
    if (page.length < BOOKINGS_AT_A_TIME) return;
    last = page.at(-1)?.booking.id;
  }
}

const findPage = (db: DatabaseHandle, customerId: string, last: string | undefined) =>
  db
    .select({
      booking: bookings,
      start: startOf(bookings.during),
      end: endOf(bookings.during),
      salon: { name: salons.name, street: salons.street, sublocality: salons.sublocality, city: salons.city },
      payment: payments,
      dispute: disputes,
      review: reviews,
    })
    .from(bookings)
    .innerJoin(salons, eq(salons.id, bookings.salonId))
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(disputes, eq(disputes.bookingId, bookings.id))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.customerId, customerId),
        // Compared in the database, because a JavaScript date has only milliseconds.
        last
          ? sql`(${bookings.createdAt}, ${bookings.id}) > (select b.created_at, b.id from ${bookings} b where b.id = ${last})`
          : undefined,
      ),
    )
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(BOOKINGS_AT_A_TIME);

type Page = Awaited<ReturnType<typeof findPage>>;

const withAllOfIt = async (db: DatabaseHandle, page: Page) => {
  if (page.length === 0) return [];
  const ids = page.map(({ booking }) => booking.id);
  const reviewIds = page.flatMap(({ review }) => review?.id ?? []);
  const of = <T extends { readonly bookingId: string }>(rows: readonly T[], id: string) =>
    rows.filter(({ bookingId }) => bookingId === id);
  const [services, events, back, issued, versions, photos, audit] = await Promise.all([
    findBookedServices(db, ids),
    db
      .select()
      .from(bookingEvents)
      .where(inArray(bookingEvents.bookingId, ids))
      .orderBy(asc(bookingEvents.at)),
    db.select().from(refunds).where(inArray(refunds.bookingId, ids)).orderBy(asc(refunds.createdAt)),
    db.select().from(receipts).where(inArray(receipts.bookingId, ids)).orderBy(asc(receipts.issuedAt)),
    reviewIds.length === 0
      ? []
      : db
          .select()
          .from(reviewVersions)
          .where(inArray(reviewVersions.reviewId, reviewIds))
          .orderBy(asc(reviewVersions.writtenAt)),
    findPhotosOf(db, reviewIds),
    db
      .select({ subjectId: auditEntries.subjectId, at: auditEntries.at, changes: auditEntries.changes })
      .from(auditEntries)
      .where(inArray(auditEntries.subjectId, [...ids, ...reviewIds]))
      .orderBy(asc(auditEntries.id)),
  ]);
  return page.map((row) => ({
    ...row,
    services: of(services, row.booking.id),
    events: of(events, row.booking.id),
    refunds: of(back, row.booking.id),
    receipts: of(issued, row.booking.id),
    versions: versions.filter(({ reviewId }) => reviewId === row.review?.id),
    audit: audit.filter(({ subjectId }) => subjectId === row.booking.id || subjectId === row.review?.id),
    photos: photos.filter(({ reviewId }) => row.review !== null && reviewId === row.review.id),
  }));
};

/** A booking with all that belongs to it. */
export type ExportedBooking = Awaited<ReturnType<typeof withAllOfIt>>[number];
