import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { tstzrange } from '../../../platform/database/column-types.ts';
import { users } from '../../identity/index.ts';
import { salons, services, specialists } from '../../marketplace/index.ts';

/** `held` and `expired` are internal to the server and never part of an API reply. */
export const STORED_STATUSES = [
  'held',
  'expired',
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'disputed',
] as const;
/** Statuses that people see; the others belong to an unfinished checkout. */
export const STANDING = [
  'pending',
  'confirmed',
  'completed',
  'cancelled',
  'disputed',
] as const satisfies readonly StoredStatus[];
export type StoredStatus = (typeof STORED_STATUSES)[number];

/** Statuses in which a visit occupies people or chairs; the baseline migration enforces it. */
export const OCCUPYING = ['held', 'pending', 'confirmed'] as const satisfies readonly StoredStatus[];

/** What admins search paid visits by, exactly as in its index. */
export const customerSearchText = (
  table: Record<'customerName' | 'customerEmail' | 'customerPhone', AnyPgColumn>,
) => sql`' ' || ${table.customerName} || ' ' || ${table.customerEmail} || ' ' || ${table.customerPhone}`;

/** Whose visit it is among a salon's: the account's id, or the phone of a walk-in; empty for one without a phone. */
export const visitorKey = (table: Record<'customerId' | 'customerPhone', AnyPgColumn>) =>
  sql`coalesce(${table.customerId}::text, ${table.customerPhone})`;

/**
 * A visit, from the hold on. `occupations` records whom it occupies: triggers of the baseline migration ensure at
 * commit that a held, pending or confirmed booking occupies somebody for all of its time, and any other booking nobody.
 */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey().defaultRandom(),
    salonId: uuid('salon_id')
      .notNull()
      .references(() => salons.id),
    /** Null for a walk-in, which belongs to no account. */
    customerId: uuid('customer_id').references(() => users.id),
    source: text({ enum: ['online', 'walk-in'] })
      .notNull()
      .default('online'),
    /** Whether the customer came (resolutions S5); null until the salon says so. */
    attendance: text({ enum: ['attended', 'no_show'] }),
    /** Numbers the salon's bookings from 1; null until the hold becomes a booking. */
    no: integer(),
    during: tstzrange().notNull(),
    status: text({ enum: STORED_STATUSES }).notNull(),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /** When the hold was prolonged because a payment was in progress; this happens at most once. */
    holdExtendedAt: timestamp('hold_extended_at', { withTimezone: true }),
    /** The specialist the customer asked for; null for anyone. Who does the visit is stored with each service. */
    specialistId: uuid('specialist_id').references(() => specialists.id),
    /** Grows with each change of the visit, so that calendars replace their entry. */
    sequence: integer().notNull().default(0),
    /** How often it was moved within 24 hours of its start (resolutions M9). */
    lateReschedules: integer('late_reschedules').notNull().default(0),
    /**
     * The latest start before the salon moved the visit, by which a cancellation is judged in the customer's favour
     * (decision 34); null once the customer has chosen the start.
     */
    movedBySalonFrom: timestamp('moved_by_salon_from', { withTimezone: true }),
    cancelledBy: text('cancelled_by', { enum: ['customer', 'salon', 'admin'] }),
    /** The reason that the cancelling side gives to the other; empty if none was given. */
    cancelReason: text('cancel_reason').notNull().default(''),
    specialRequests: text('special_requests').notNull().default(''),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    /** The state the customer lives in, as printed on the receipt; null until it is given. */
    customerState: text('customer_state'),
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
    check(
      'bookings_during',
      sql`not isempty(${table.during}) and not lower_inf(${table.during}) and not upper_inf(${table.during})`,
    ),
    check('bookings_hold', sql`${table.status} <> 'held' or ${table.holdExpiresAt} is not null`),
    check('bookings_source', sql`(${table.source} = 'walk-in') = (${table.customerId} is null)`),
    check(
      'bookings_attendance',
      sql`${table.attendance} is null or ${table.status} in ('completed', 'disputed')`,
    ),
    check(
      'bookings_money',
      sql`${table.basePaise} >= 0 and ${table.discountPaise} >= 0 and ${table.feePaise} >= 0 and ${table.gstPaise} >= 0 and ${table.totalPaise} >= 0 and ${table.totalPaise} = ${table.basePaise} - ${table.discountPaise} + ${table.feePaise} + ${table.gstPaise}`,
    ),
    index('bookings_of_customer').on(table.customerId, sql`lower(${table.during}) desc`),
    index('bookings_of_salon').on(table.salonId, table.createdAt.desc().nullsFirst(), table.id),
    index('bookings_of_salon_by_time').on(table.salonId, sql`lower(${table.during})`),
    index('bookings_of_salon_by_status').on(table.salonId, table.status, table.createdAt.desc().nullsFirst()),
    index('bookings_of_salon_by_status_and_time').on(
      table.salonId,
      table.status,
      sql`lower(${table.during})`,
    ),
    index('bookings_of_customer_at_salon').on(table.salonId, table.customerId),
    index('bookings_of_client').on(table.salonId, visitorKey(table), sql`lower(${table.during})`),
    index('bookings_held_at_salon').on(table.salonId).where(sql`${table.status} = 'held'`),
    index('bookings_held_by_customer').on(table.customerId).where(sql`${table.status} = 'held'`),
    // Across salons: a number is known to owner and customer, who tell it to an admin.
    index('bookings_by_no').on(table.no, table.createdAt.desc()).where(sql`${table.customerId} is not null`),
    index('bookings_search')
      .using('gin', sql`(${customerSearchText(table)}) gin_trgm_ops`)
      .where(sql`${table.customerId} is not null`),
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
    /** Who does it; null where the salon books chairs. */
    specialistId: uuid('specialist_id').references(() => specialists.id),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.position] }),
    check('booking_services_price', sql`${table.pricePaise} >= 0`),
    index('booking_services_of_service').on(table.serviceId),
    index('booking_services_of_specialist').on(table.specialistId, table.bookingId),
  ],
);
