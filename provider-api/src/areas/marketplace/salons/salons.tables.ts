import { AMENITIES, GENDERS, type OpeningHours, SERVES, type SlotMinutes } from '@sundara/contracts';
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
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { planePoint, tstzrange, tsvector } from '../../../platform/database/column-types.ts';
import { users } from '../../identity/index.ts';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';
import { centralServices } from './central-services.tables.ts';

/** The mean that ratings are pulled to, and its weight in reviews: a change needs a migration. */
export const MEAN = { rating: 4.2, reviews: 10 };

/** Words as a statement writes them. */
const listOf = (words: readonly string[]): SQL => sql.raw(words.map((word) => `'${word}'`).join(', '));

/** An illustration of the set, by its id, or an uploaded picture. */
export type SalonPicture = { readonly illustration: string } | UploadedPicture;

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
    /** Number of chairs, counted from 1: how many customers it serves at once while its roster is empty. */
    seats: integer().notNull().default(1),
    /** Minutes between starts of visits in its opening hours; null for the nine hours of specification 1, section 9. */
    slotMinutes: integer('slot_minutes').$type<SlotMinutes>(),
    /** Whether a visit may be moved once between 24 and 2 hours before it (resolutions M9). */
    allowsLateReschedule: boolean('allows_late_reschedule').notNull().default(true),
    serves: text({ enum: SERVES }).notNull().default('everyone'),
    amenities: text({ enum: AMENITIES }).array().notNull().default([]),
    /** Whether it also comes to its customers. */
    homeService: boolean('home_service').notNull().default(false),
    /** Whether somebody on its roster is a woman; maintained by the specialists' triggers. */
    hasFemaleSpecialist: boolean('has_female_specialist').notNull().default(false),
    /** Meaningful only when there are reviews. */
    rating: numeric({ precision: 2, scale: 1, mode: 'number' }).notNull().default(4.5),
    reviewCount: integer('review_count').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
    /** Whether it is shown by itself once it has opening hours, a service and a picture (decision 88). */
    isDraft: boolean('is_draft').notNull().default(false),
    /** Ids of the illustrations that stand for pictures while the salon has none of its own. */
    coverIllustration: text('cover_illustration').notNull(),
    galleryIllustrations: text('gallery_illustrations').array().notNull().default([]),
    works: jsonb().$type<readonly { illustration: string; title: string }[]>().notNull().default([]),
    ownerName: text('owner_name').notNull().default(''),
    ownerDescription: text('owner_description').notNull().default(''),
    ownerIllustration: text('owner_illustration'),
    /** The owner's own pictures in their order; null while the illustrations are used. */
    cover: jsonb().$type<SalonPicture>(),
    gallery: jsonb().$type<readonly SalonPicture[]>(),
    workPictures: jsonb('work_pictures').$type<readonly (SalonPicture & { readonly title: string })[]>(),
    ownerPicture: jsonb('owner_picture').$type<SalonPicture>(),
    /** The location in the owner's words; null to use the address. */
    location: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** The admin who added it, and the idempotency key of the request; null for salons added in another way. */
    createdBy: uuid('created_by').references(() => users.id),
    creationKey: uuid('creation_key'),
    /** When it was deleted (resolutions S17): hidden, without owner, but stored, as bookings and money refer to it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** When this row was last written; set by a trigger. */
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Its cheapest and dearest active service, after discounts; maintained by the services' triggers. */
    fromPaise: integer('from_paise').notNull().default(0),
    toPaise: integer('to_paise').notNull().default(0),
    /** The folded words of its active services; maintained by the services' triggers. */
    serviceWords: text('service_words').array().notNull().default([]),
    /** The folded name; this and the next two are maintained by a trigger. */
    nameKey: text('name_key').notNull().default(''),
    nameWords: tsvector('name_words').notNull().default(''),
    /** All that a visitor may search by: name, locality, city, PIN, specialties, services. */
    words: tsvector().notNull().default(''),
    /** The rating with few reviews pulled to the mean: as if ten more customers had given 4.2. */
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
    check('salons_serves', sql`${table.serves} in (${listOf(SERVES)})`),
    check('salons_amenities', sql`${table.amenities} <@ array[${listOf(AMENITIES)}]`),
    check('salons_slot_minutes', sql`${table.slotMinutes} in (15, 30, 60)`),
    check(
      'salons_deleted',
      sql`${table.deletedAt} is null or (not ${table.isActive} and ${table.ownerId} is null)`,
    ),
    check('salons_draft', sql`not (${table.isDraft} and ${table.isActive})`),
    unique('salons_created_once').on(table.createdBy, table.creationKey),
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
    index('salons_by_facts').using(
      'gin',
      sql`salon_facts(${table.serves}, ${table.amenities}, ${table.homeService}, ${table.hasFemaleSpecialist})`,
    ),
    // For the admin list: by name, age and rating, without deleted salons.
    index('salons_kept_by_name').on(table.name, table.id).where(sql`${table.deletedAt} is null`),
    index('salons_kept_by_age').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
    index('salons_kept_by_rating').on(table.rating, table.id).where(sql`${table.deletedAt} is null`),
    index('salons_pending')
      .on(table.name, table.id)
      .where(sql`${table.deletedAt} is null and not ${table.isActive}`),
    index('salons_letters').using(
      'gin',
      sql`${table.name} gin_trgm_ops`,
      sql`${table.email} gin_trgm_ops`,
      sql`${table.sublocality} gin_trgm_ops`,
      sql`regexp_replace(${table.contactNumber}, '\\D', '', 'g') gin_trgm_ops`,
    ),
    index('salons_by_name_key').on(sql`${table.nameKey} collate "C"`),
    index('salons_name_words').using('gin', table.nameWords),
    index('salons_words').using('gin', table.words),
  ],
);
export type SalonRow = typeof salons.$inferSelect;

/** Number of salons that were not deleted, active and pending; maintained by triggers of their table. */
export const salonTallies = pgTable('salon_tallies', {
  isActive: boolean('is_active').primaryKey(),
  salons: integer().notNull(),
});

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
    /** Time to tidy up afterwards, in which the specialist takes nobody else. */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    bookingCount: integer('booking_count').notNull().default(0),
    specializations: text().array().notNull().default([]),
    isActive: boolean('is_active').notNull().default(true),
    image: jsonb().$type<UploadedPicture>(),
    /** The service of the central catalogue that it was copied from; set once, by the copy (decision 43). */
    centralServiceId: uuid('central_service_id').references(() => centralServices.id, {
      onDelete: 'set null',
    }),
    /** When the salon deleted it; the row stays as bookings refer to it (resolutions E7). */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('services_deleted', sql`${table.deletedAt} is null or not ${table.isActive}`),
    check('services_price', sql`${table.pricePaise} >= 0`),
    check('services_discount', sql`${table.discountPercent} between 0 and 100`),
    check('services_duration', sql`${table.durationMinutes} between 1 and 1440`),
    check('services_buffer', sql`${table.bufferMinutes} between 0 and 120`),
    index('services_of_salon').on(table.salonId, table.category, table.name),
    index('services_copied').on(table.centralServiceId).where(sql`${table.centralServiceId} is not null`),
    // Copies share the picture of the central catalogue.
    index('services_with_central_picture')
      .on(sql`(${table.image} ->> 'publicId')`)
      .where(sql`${table.image} ->> 'publicId' like 'central_services/%'`),
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
    /** Null if nobody said. */
    gender: text({ enum: GENDERS }),
    photoIllustration: text('photo_illustration').notNull(),
    photo: jsonb().$type<UploadedPicture>(),
    /** Working hours, within the salon's opening hours; null for all of them. */
    hours: jsonb().$type<OpeningHours>(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [
    check('specialists_gender', sql`${table.gender} in (${listOf(GENDERS)})`),
    index('specialists_of_salon').on(table.salonId, table.name),
  ],
);

/** What a specialist does; one without a row does everything. */
export const specialistServices = pgTable(
  'specialist_services',
  {
    specialistId: uuid('specialist_id')
      .notNull()
      .references(() => specialists.id, { onDelete: 'cascade' }),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.specialistId, table.serviceId] }),
    index('specialist_services_of_service').on(table.serviceId),
  ],
);

/** Time without visits: of one specialist (leave, blocked), of a chair (blocked), or of the whole salon (closure). */
export const timeOff = pgTable(
  'time_off',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    specialistId: uuid('specialist_id').references(() => specialists.id, { onDelete: 'cascade' }),
    /** Chairs are numbered from 1, as in `occupations`. */
    chair: integer(),
    kind: text({ enum: ['leave', 'blocked', 'closure'] })
      .notNull()
      .default('leave'),
    during: tstzrange().notNull(),
    reason: text().notNull().default(''),
  },
  (table) => [
    check(
      'time_off_whose',
      sql`num_nonnulls(${table.specialistId}, ${table.chair}) = (case when ${table.kind} = 'closure' then 0 else 1 end)`,
    ),
    check('time_off_during', sql`not isempty(${table.during})`),
    index('time_off_of_salon').using('gist', table.salonId, table.during),
  ],
);
