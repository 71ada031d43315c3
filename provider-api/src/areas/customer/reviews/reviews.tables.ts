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
    /** The reviewed visit. */
    bookingId: uuid('booking_id')
      .unique()
      .references(() => bookings.id),
    customerId: uuid('customer_id').references(() => users.id),
    /** When it was last rewritten; null if never. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
    /** The salon's reply. */
    reply: text(),
    repliedAt: timestamp('replied_at', { withTimezone: true }),
    /** Since when only author, salon and admins see it, and why; null while everyone sees it. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    hiddenReason: text('hidden_reason', { enum: HIDE_REASONS }),
    hiddenWords: text('hidden_words').notNull().default(''),
    hiddenBy: uuid('hidden_by').references(() => users.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    // Sorted like `order by … desc`; drizzle's own default is NULLS LAST, which no such order can use.
    index('reviews_of_salon').on(table.salonId, table.createdAt.desc().nullsFirst()),
    index('reviews_of_customer').on(table.customerId),
    // The public reads only shown reviews; counting them by stars is an index-only scan.
    index('reviews_of_salon_by_rating')
      .on(table.salonId, table.rating, table.createdAt.desc().nullsFirst())
      .where(sql`hidden_at is null`),
    // For the admin list.
    index('reviews_newest').on(table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_newest_by_rating').on(table.rating, table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_hidden')
      .on(table.hiddenAt.desc().nullsFirst(), table.id)
      .where(sql`hidden_at is not null`),
    // Its column is read only by searches, so that no row stores its words twice: author, title and comment in lower
    // case, a space before each (created in the baseline migration).
    index('reviews_letters').using('gin', sql`letters gin_trgm_ops`),
  ],
);

/** An earlier version of a review, stored when it was rewritten. */
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
    /** The width and height of the widest copy, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A blurred copy as a data URI, shown until the picture has loaded. */
    placeholder: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('review_photos_of_review').on(table.reviewId, table.position),
    index('review_photos_of_customer').on(table.customerId),
  ],
);
