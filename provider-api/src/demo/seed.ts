import { randomBytes } from 'node:crypto';
import { defaultOpeningHours } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { favourites } from '../areas/customer/favourites/favourites.tables.ts';
import { reviews } from '../areas/customer/reviews/reviews.tables.ts';
import { users } from '../areas/identity/accounts/accounts.tables.ts';
import { hashPassword } from '../areas/identity/passwords/passwords.ts';
import { centralServices } from '../areas/marketplace/salons/central-services.tables.ts';
import {
  salons,
  services,
  specialistServices,
  specialists,
  timeOff,
} from '../areas/marketplace/salons/salons.tables.ts';
import type { DatabaseHandle, TransactionHandle } from '../platform/database/database-handle.ts';
import type { Database } from '../platform/database/open-database.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_GUESTS, DEMO_OWNER } from './accounts.ts';
import { assignDemoVisits } from './assign-visits.ts';
import { demoBookings } from './bookings.ts';
import { demoCentralServices } from './central-services.ts';
import { demoFavourites } from './favourites.ts';
import { demoDiaryGuests } from './guests.ts';
import { writeDemoMoney } from './money.ts';
import { writeDemoPayouts } from './payouts.ts';
import { type DemoSalon, demoSalons } from './salons.ts';
import { writeDemoSubscription } from './subscription.ts';
import { writeDemoReviews } from './visit-reviews.ts';
import { writeDemoDiary } from './write-diary.ts';

const PASSWORD = 'Demo#2026';
/** PostgreSQL takes at most 65,535 values in one statement. */
const ROWS_AT_ONCE = 1_000;
/** An arbitrary number that no other lock uses. */
const SEEDING_LOCK = 6_512_026;

/**
 * Fills an empty database with the demo marketplace: accounts, salons, favourites, and bookings around the day of
 * `now`. A database that holds any account is left as it is.
 * @returns whether anything was written
 */
export const seedDemo = async (database: Database, now: Date): Promise<boolean> => {
  if (await hasAccounts(database.db)) return false;
  const passwordHash = await hashPassword(PASSWORD);
  const nobodysHash = await hashPassword(randomBytes(32).toString('hex'));
  return database.transaction(async (tx) => {
    // Two processes may start on one server at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`);
    if (await hasAccounts(tx)) return false;
    const guests = demoDiaryGuests();
    await tx.insert(users).values([
      ...[DEMO_CUSTOMER, DEMO_OWNER, DEMO_ADMIN].map((account) => ({
        ...{ ...account, passwordHash },
        emailConfirmedAt: now,
      })),
      ...[...DEMO_GUESTS, ...guests].map((account) => ({ ...account, passwordHash: nobodysHash })),
    ]);
    const [first, ...others] = demoSalons(now);
    if (!first) throw new RangeError('There are no demo salons.');
    const owned = ownedByDemoOwner(first);
    const demos = [owned, ...others];
    // Inserted before the salons' services, which refer to them.
    await tx.insert(centralServices).values(demoCentralServices(now));
    await writeSalons(tx, demos);
    await tx.insert(favourites).values(demoFavourites(demos, now));
    const visits = demoBookings(owned, now);
    await tx.insert(bookings).values(visits.map(({ booking }) => booking));
    await tx.insert(bookingServices).values(visits.map(({ service }) => service));
    const taken = await assignDemoVisits(tx, owned, visits, now);
    await writeDemoMoney(tx, visits);
    await writeDemoDiary(tx, owned, guests, taken, now);
    await writeDemoReviews(tx, visits);
    await writeDemoPayouts(tx, owned.salon.id, now);
    await writeDemoSubscription(tx, owned.salon.id, now);
    return true;
  });
};

const hasAccounts = async (db: DatabaseHandle): Promise<boolean> =>
  (await db.select({ id: users.id }).from(users).limit(1)).length > 0;

/** The demo owner's salon is open every day and has three seats, so that there is always something to book. */
const ownedByDemoOwner = (demo: DemoSalon): DemoSalon => ({
  ...demo,
  salon: {
    ...demo.salon,
    ownerId: DEMO_OWNER.id,
    ownerName: DEMO_OWNER.name,
    ownerIllustration: 'woman-teal',
    ownerDescription:
      'Latha learned threading at eight, from an aunt who never looked at her hands. She opened these rooms so that a haircut could take as long as it takes. Come early and have tea.',
    openingHours: defaultOpeningHours(),
    seats: 3,
  },
});

const writeSalons = async (tx: TransactionHandle, all: readonly DemoSalon[]): Promise<void> => {
  await inParts(
    all.map(({ salon }) => salon),
    (part) => tx.insert(salons).values(part),
  );
  await inParts(
    all.flatMap((one) => one.services),
    (part) => tx.insert(services).values(part),
  );
  await inParts(
    all.flatMap((one) => one.specialists),
    (part) => tx.insert(specialists).values(part),
  );
  await inParts(
    all.flatMap((one) => one.does),
    (part) => tx.insert(specialistServices).values(part),
  );
  await inParts(
    all.flatMap((one) => one.timeOff),
    (part) => tx.insert(timeOff).values(part),
  );
  await inParts(
    all.flatMap((one) => one.reviews),
    (part) => tx.insert(reviews).values(part),
  );
};

const inParts = async <T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await write(rows.slice(start, start + ROWS_AT_ONCE));
};
