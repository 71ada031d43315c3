import { Readable } from 'node:stream';
import { localDateOf, toLocalIso } from '@sundara/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { type UserRow, users } from '../../identity/index.ts';
import { exportBooking } from './export-booking.ts';
import { findBookingsToExport } from './export-bookings.repository.ts';
import { exportPerson } from './export-person.ts';

const ABOUT =
  'All that Sundara keeps about you. Times are in India (ISO 8601, +05:30). Amounts are given in rupees and in paise.';

/**
 * Everything that is stored about a customer, as one JSON file that is written while it is read.
 * @returns undefined when there is no such customer any more
 */
export const findExport = async (db: DatabaseHandle, customerId: string, now: Date) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, customerId), isNull(users.deletedAt)));
  if (!user) return undefined;
  return {
    name: `sundara-data-${localDateOf(now)}.json`,
    contentType: 'application/json; charset=utf-8',
    bytes: async () => Readable.from(writeExport(db, user, now), { objectMode: false }),
  };
};

async function* writeExport(db: DatabaseHandle, user: UserRow, now: Date): AsyncGenerator<Buffer> {
  const head = { about: ABOUT, exportedAt: toLocalIso(now), ...(await exportPerson(db, user, now)) };
  // The bookings follow as the last member, streamed one by one.
  yield Buffer.from(`${JSON.stringify(head, null, 2).slice(0, -'\n}'.length)},\n  "bookings": [`);
  let separator = '';
  for await (const booking of findBookingsToExport(db, user.id)) {
    const text = JSON.stringify(exportBooking(booking), null, 2).replaceAll('\n', '\n    ');
    yield Buffer.from(`${separator}\n    ${text}`);
    separator = ',';
  }
  yield Buffer.from(separator ? '\n  ]\n}\n' : ']\n}\n');
}
