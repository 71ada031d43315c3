import { SERVICE_CATEGORIES } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { UploadedPicture } from '../pictures/uploaded-picture.ts';

/** The central catalogue, which admins maintain and owners copy from (resolutions S15). */
export const centralServices = pgTable(
  'central_services',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull().default(''),
    category: text({ enum: SERVICE_CATEGORIES }).notNull(),
    pricePaise: integer('base_price_paise').notNull(),
    durationMinutes: integer('duration_minutes').notNull().default(30),
    specializations: text().array().notNull().default([]),
    image: jsonb().$type<UploadedPicture>(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('central_services_price', sql`${table.pricePaise} >= 0`),
    check('central_services_duration', sql`${table.durationMinutes} between 1 and 720`),
    index('central_services_by_category').on(table.category, table.name),
    // On generated columns that only the database's lists and searches read: name, and all words, without case and
    // accents (made in the baseline migration).
    index('central_services_plain').on(table.category, sql`plain_name`, table.id),
    index('central_services_plain_name').on(sql`plain_name`, table.id),
  ],
);
export type CentralRow = typeof centralServices.$inferSelect;
