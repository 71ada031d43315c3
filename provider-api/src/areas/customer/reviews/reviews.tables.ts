import { HIDE_REASONS } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bookings } from '../../booking/index.ts';
import { users } from '../../identity/index.ts';
import { salons } from '../../marketplace/index.ts';

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    author: text().notNull(),
    rating: integer().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    /** Whose visit it tells of; null for those that came with the demo data. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id),
    customerId: uuid('customer_id').references(() => users.id),
    /** When it was last written anew; null while nobody did. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** What the salon answered. */
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** Since when only author, salon and admins see it, and why; null while everyone does. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    hiddenReason: text('hidden_reason', { enum: HIDE_REASONS }),
    hiddenWords: text('hidden_words').notNull().default(''),
    hiddenBy: uuid('hidden_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    // As `order by … desc` sorts; drizzle's own default is NULLS LAST, which no such order can use.
    index('reviews_of_salon').on(table.salonId, table.createdAt.desc().nullsFirst()),
    index('reviews_of_customer').on(table.customerId),
    // Everyone reads those that are shown; counting them by stars reads the index alone.
    index('reviews_of_salon_by_rating')
      .on(table.salonId, table.rating, table.createdAt.desc().nullsFirst())
      .where(sql`hidden_at is null`),
    // What admins look through.
    index('reviews_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_newest_by_rating').on(table.rating, table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_hidden')
      .on(table.hiddenAt.desc().nullsFirst(), table.id)
      .where(sql`hidden_at is not null`),
    // Of a column that is read by searches alone, so that no row carries its words twice: author, title and comment in
    // small letters, a space before each (made in the baseline migration).
    index('reviews_letters').using('gin', sql`letters gin_trgm_ops`),
  ],
);

/** A review as it stood before it was written anew. */
export const reviewVersions = pgTable(
  'review_versions',
  {
    id: uuid().primaryKey().defaultRandom(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    rating: integer().notNull(),
    title: text().notNull(),
    comment: text().notNull(),
    /** When this version was written. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('review_versions_of_review').on(table.reviewId, table.writtenAt)],
);

/** A customer's photo; it belongs to no review until one names it, and is deleted a day later if none does. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id),
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    /** Pixels of the widest copy. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A blurred copy as a data URI, which shows until the picture is there. */
    placeholder: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('review_photos_of_review').on(table.reviewId, table.position),
    index('review_photos_of_customer').on(table.customerId),
  ],
);
