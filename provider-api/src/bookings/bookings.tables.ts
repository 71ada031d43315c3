import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../auth/auth.tables.ts';
import { tstzrange } from '../database/column-types.ts';
import { salons, services } from '../salons/salons.tables.ts';

/** `held` and `expired` are the server's own and never reach the wire. */
export const STORED_STATUSES = [
  'held',
  'expired',
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'disputed',
] as const;
/** Statuses that people see; the others are a basket on its way. */
export const STANDING = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'disputed',
] as const satisfies readonly StoredStatus[];
export type StoredStatus = (typeof STORED_STATUSES)[number];

/**
 * A visit, from the hold on. Migration 0002 adds the exclusion constraint `bookings_no_overlap`: one seat of a
 * salon, one visit at a time, among those held, pending or confirmed.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    customerId: uuid('customer_id')
      .notNull()
      .references(() => users.id),
    /** Counts the salon's bookings from 1; null until the booking stands. */
    no: integer(),
    seat: integer().notNull(),
    during: tstzrange().notNull(),
    status: text({ enum: STORED_STATUSES }).notNull(),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    specialRequests: text('special_requests').notNull().default(''),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    basePaise: integer('base_paise').notNull(),
    discountPaise: integer('discount_paise').notNull(),
    feePaise: integer('fee_paise').notNull(),
    gstPaise: integer('gst_paise').notNull(),
    totalPaise: integer('total_paise').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    unique('bookings_no').on(table.salonId, table.no),
    check('bookings_seat', sql`${table.seat} >= 1`),
    check(
      'bookings_during',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
    check('bookings_hold', sql`${table.status} <> 'held' or ${table.holdExpiresAt} is not null`),
    check(
      'bookings_money',
      sql`${table.basePaise} >= 0 and ${table.discountPaise} >= 0 and ${table.feePaise} >= 0 and ${table.gstPaise} >= 0 and ${table.totalPaise} >= 0 and ${table.totalPaise} = ${table.basePaise} - ${table.discountPaise} + ${table.feePaise} + ${table.gstPaise}`,
    ),
    index('bookings_of_customer').on(table.customerId, sql`lower(${table.during}) desc`),
    index('bookings_of_salon').on(table.salonId, table.createdAt.desc().nullsFirst()),
    index('bookings_of_salon_by_time').on(table.salonId, sql`lower(${table.during})`),
  ],
);

/** The services of a visit as they were when it was booked. */
export const bookingServices = pgTable(
  'booking_services',
  {
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    serviceId: uuid('service_id')
      .notNull()
      .references(() => services.id),
    name: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    pricePaise: integer('price_paise').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    check('booking_services_price', sql`${table.pricePaise} >= 0`),
    index('booking_services_of_service').on(table.serviceId),
  ],
);
