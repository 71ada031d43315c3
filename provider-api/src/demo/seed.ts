import { randomBytes } from 'node:crypto';
import { defaultOpeningHours } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { bookingServices, bookings } from '../areas/booking/bookings/bookings.tables.ts';
import { favourites } from '../areas/customer/favourites/favourites.tables.ts';
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
import { insertMany } from '../platform/database/insert-many.ts';
import type { Database } from '../platform/database/open-database.ts';
import { DEMO_ADMIN, DEMO_CUSTOMER, DEMO_GUESTS, DEMO_OWNER } from './accounts.ts';
import { assignDemoVisits } from './assign-visits.ts';
import { demoBookings } from './bookings.ts';
import { demoCentralServices } from './central-services.ts';
import { demoFavourites } from './favourites.ts';
import { demoCustomers, demoDiaryGuests } from './guests.ts';
import { joinedBefore } from './joined.ts';
import { writeDemoMoney } from './money.ts';
import { demoOwners } from './owners.ts';
import { writeDemoPayouts } from './payouts.ts';
import { type DemoSalon, demoSalons } from './salons.ts';
import { writeDemoSubscription } from './subscription.ts';
import { writeDemoReviews } from './visit-reviews.ts';
import { writeDemoDiary } from './write-diary.ts';
import { writeDemoPast } from './write-past.ts';

const PASSWORD = 'Demo#2026';
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
  const write = async (tx: TransactionHandle): Promise<boolean> => {
    // Two processes may start on one server at the same moment: the second waits until the first has written all.
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK})`);
    if (await hasAccounts(tx)) return false;
    const guests = demoDiaryGuests();
    const [first, ...others] = demoSalons(now);
    if (!first) throw new RangeError('There are no demo salons.');
    const owned = ownedByDemoOwner(first);
    const demos = [owned, ...others];
    const signedIn = [DEMO_CUSTOMER, DEMO_OWNER, DEMO_ADMIN];
    const unsigned = [...DEMO_GUESTS, ...guests, ...demoCustomers(), ...demoOwners(demos)];
    const joinedAt = joinedBefore(demos, [...signedIn, ...unsigned], now);
    await tx
      .insert(users)
      .values(
        [
          ...signedIn.map((account) => ({ ...account, passwordHash, emailConfirmedAt: now })),
          ...unsigned.map((account) => ({ ...account, passwordHash: nobodysHash })),
        ].map((account) => ({ ...account, createdAt: joinedAt(account.id) })),
      );
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
    await writeDemoPast(tx, demos, now);
    await writeDemoPayouts(tx, owned.salon.id, now);
    await writeDemoSubscription(tx, owned.salon.id, now);
    return true;
  };
  return database.alone((client) => drizzle(client).transaction(write));
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
  await tx.insert(salons).values(all.map(({ salon }) => salon));
  await insertMany(
    tx,
    services,
    all.flatMap((demo) => demo.services),
  );
  await insertMany(
    tx,
    specialists,
    all.flatMap((demo) => demo.specialists),
  );
  await insertMany(
    tx,
    specialistServices,
    all.flatMap((demo) => demo.does),
  );
  await insertMany(
    tx,
    timeOff,
    all.flatMap((demo) => demo.timeOff),
  );
};
