import type { OpeningHours } from '@sundara/contracts';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import { planePoint, tsvector } from '../database/column-types.ts';

/** What ratings are pulled to, and by how many reviews: a change needs a migration. */
export const MEAN = { rating: 4.2, reviews: 10 };

/** Salons of the marketplace; an inactive one is hidden and takes no new bookings. */
export const salons = pgTable(
  'salons',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .unique()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    street: text().notNull(),
    area: text().notNull().default(''),
    sublocality: text().notNull(),
    city: text().notNull().default('Hyderabad'),
    state: text().notNull().default('Telangana'),
    postalCode: text('postal_code').notNull(),
    country: text().notNull().default('India'),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    contactNumber: text('contact_number').notNull(),
    email: text().notNull(),
    priceTier: text('price_tier', { enum: ['₹', '₹₹', '₹₹₹', '₹₹₹₹'] })
      .notNull()
      .default('₹₹'),
    specialties: text().array().notNull().default([]),
    openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull(),
    /** How many customers it serves at once; seats count from 1. */
    seats: integer().notNull().default(1),
    /** Means something only when there are reviews. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(4.5),
    reviewCount: integer('review_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** Seeds of the pictures that stand for the salon. */
    coverSeed: text('cover_seed').notNull(),
    gallerySeeds: text('gallery_seeds').array().notNull().default([]),
    works: jsonb().$type<readonly { seed: string; title: string }[]>().notNull().default([]),
    ownerName: text('owner_name').notNull().default(''),
    ownerDescription: text('owner_description').notNull().default(''),
    ownerSeed: text('owner_seed'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When this row was written last; kept by a trigger. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its cheapest and dearest active service, discounts taken off; kept by the services' triggers. */
    fromPaise: integer('from_paise').notNull().default(0),
    toPaise: integer('to_paise').notNull().default(0),
    /** The folded words of its active services; kept by the services' triggers. */
    serviceWords: text('service_words').array().notNull().default([]),
    /** The folded name; this and the next two are kept by a trigger. */
    nameKey: text('name_key').notNull().default(''),
    nameWords: tsvector('name_words').notNull().default(''),
    /** All that a visitor may search by: name, locality, city, PIN, specialties, services. */
    words: tsvector().notNull().default(''),
    /** The rating with few reviews pulled to the mean: as if ten more customers had said 4.2. */
    standing: doublePrecision().generatedAlwaysAs(
      (): SQL =>
        sql`((${salons.rating} * ${salons.reviewCount} + ${sql.raw(String(MEAN.rating * MEAN.reviews))}) / (${salons.reviewCount} + ${sql.raw(String(MEAN.reviews))}))::double precision`,
    ),
    /** Kilometres east and north on a plane that fits Hyderabad: one degree there is 106.23 km by 110.67 km. */
    place: planePoint().generatedAlwaysAs(
      (): SQL => sql`point(${salons.longitude} * 106.23, ${salons.latitude} * 110.67)`,
    ),
  },
  (table) => [
    check('salons_seats', sql`${table.seats} between 1 and 100`),
    check('salons_rating', sql`${table.rating} between 0 and 5`),
    index('salons_by_standing')
      .on(table.standing.desc().nullsFirst(), table.id)
      .where(sql`${table.isActive}`),
    index('salons_by_rating').on(table.rating, table.id).where(sql`${table.isActive}`),
    index('salons_by_name').on(table.name, table.id),
    index('salons_by_age').on(table.createdAt, table.id),
    index('salons_by_sublocality')
      .on(table.sublocality, table.standing.desc().nullsFirst(), table.id)
      .where(sql`${table.isActive}`),
    index('salons_by_place').using('gist', table.place).where(sql`${table.isActive}`),
    index('salons_by_specialty').using('gin', table.specialties),
    index('salons_by_name_key').on(sql`${table.nameKey} collate "C"`),
    index('salons_name_words').using('gin', table.nameWords),
    index('salons_words').using('gin', table.words),
  ],
);

/** What a salon sells. */
export const services = pgTable(
  'services',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    category: text().notNull().default('Other'),
    pricePaise: integer('price_paise').notNull(),
    discountPercent: integer('discount_percent').notNull().default(0),
    durationMinutes: integer('duration_minutes').notNull().default(30),
    bookingCount: integer('booking_count').notNull().default(0),
    specializations: text().array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('services_price', sql`${table.pricePaise} >= 0`),
    check('services_discount', sql`${table.discountPercent} between 0 and 100`),
    check('services_duration', sql`${table.durationMinutes} between 1 and 1440`),
    index('services_of_salon').on(table.salonId, table.category, table.name),
    index('services_most_booked')
      .on(table.bookingCount.desc().nullsFirst(), table.id)
      .where(sql`${table.isActive}`),
  ],
);

/** Who works at a salon. */
export const specialists = pgTable(
  'specialists',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    name: text().notNull(),
    specialization: text().notNull(),
    photoSeed: text('photo_seed').notNull(),
  },
  (table) => [index('specialists_of_salon').on(table.salonId, table.name)],
);

/** What customers said after a visit. */
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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    // As `order by … desc` sorts; drizzle's own default is NULLS LAST, which no such order can use.
    index('reviews_of_salon').on(table.salonId, table.createdAt.desc().nullsFirst()),
    index('reviews_of_salon_by_rating').on(table.salonId, table.rating, table.createdAt.desc().nullsFirst()),
  ],
);
