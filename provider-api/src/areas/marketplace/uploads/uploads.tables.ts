import { UPLOAD_FOLDERS } from '@sundara/contracts/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../identity/index.ts';
import { salons } from '../salons/salons.tables.ts';

/** A salon's uploaded picture: `<folder>/<id>` is its public id. One that nothing shows is deleted a day later. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    folder: text({ enum: UPLOAD_FOLDERS }).notNull(),
    /** Null for the central catalogue, and for an admin's picture until a salon takes it over. */
    salonId: uuid('salon_id').references(() => salons.id),
    uploadedBy: uuid('uploaded_by')
      .notNull()
      .references(() => users.id),
    /** Pixels of the widest copy. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A blurred copy as a data URI. */
    placeholder: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('uploads_of_salon').on(table.salonId, table.createdAt),
    check('uploads_whose', sql`${table.folder} <> 'central_services' or ${table.salonId} is null`),
  ],
);
