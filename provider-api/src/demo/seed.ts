import { users } from '../auth/auth.tables.ts';
import { hashPassword } from '../auth/passwords.ts';
import { bookingServices, bookings } from '../bookings/bookings.tables.ts';
import type { Database } from '../database/open-database.ts';
import { payments } from '../payments/payments.tables.ts';
import { reviews, salons, services, specialists } from '../salons/salons.tables.ts';
import { demoBookings } from './bookings.ts';
import { idOf } from './random.ts';
import { DEMO_OWNERS_LOCALITY, demoSalons } from './salons.ts';

const PASSWORD = 'Demo#2026';
const ACCOUNTS = [
  { role: 'customer', name: 'Meera Nair', email: 'customer@demo.test', phone: '+91 90000 00001' },
  { role: 'salon', name: 'Latha Reddy', email: 'salon@demo.test', phone: '+91 90000 00002' },
  { role: 'admin', name: 'Sundara Admin', email: 'admin@demo.test', phone: '+91 90000 00003' },
] as const;
/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 2_000;

/**
 * Fills an empty database with the demo marketplace: accounts, salons and a few bookings around today. A
 * database that holds any account is left as it is; answers whether anything was written.
 */
export const seedDemo = async (database: Database, now: Date): Promise<boolean> => {
  const passwordHash = await hashPassword(PASSWORD);
  return database.transaction(async (tx) => {
    if ((await tx.select({ id: users.id }).from(users).limit(1)).length > 0) return false;
    const accounts = ACCOUNTS.map((account) => ({ id: idOf(account.email), passwordHash, ...account }));
    await tx.insert(users).values(accounts);
    const all = demoSalons(now);
    const owned = all.find(({ salon }) => salon.sublocality === DEMO_OWNERS_LOCALITY);
    const [customer, owner] = accounts;
    if (!owned || !customer || !owner) throw new Error('The demo data names no salon for its owner.');
    await tx
      .insert(salons)
      .values(
        all.map(({ salon }) => (salon.id === owned.salon.id ? { ...salon, ownerId: owner.id } : salon)),
      );
    const inParts = async <T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>) => {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
        await write(rows.slice(start, start + ROWS_AT_ONCE));
    };
    await inParts(
      all.flatMap((one) => one.services),
      (part) => tx.insert(services).values(part),
    );
    await inParts(
      all.flatMap((one) => one.specialists),
      (part) => tx.insert(specialists).values(part),
    );
    await inParts(
      all.flatMap((one) => one.reviews),
      (part) => tx.insert(reviews).values(part),
    );
    const visits = demoBookings(owned, customer, now);
    await tx.insert(bookings).values(visits.map(({ booking }) => booking));
    await tx.insert(bookingServices).values(visits.map(({ service }) => service));
    await tx.insert(payments).values(visits.map(({ payment }) => payment));
    return true;
  });
};
