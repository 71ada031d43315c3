import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { bookingServices } from '../../areas/booking/bookings/bookings.tables.ts';
import { chairId } from '../../areas/booking/bookings/occupations.repository.ts';
import { rangeText } from '../../areas/booking/time/time-range.ts';
import { reviews } from '../../areas/customer/reviews/reviews.tables.ts';
import { users } from '../../areas/identity/accounts/accounts.tables.ts';
import { createTokens } from '../../areas/identity/accounts/tokens.ts';
import { insertSession } from '../../areas/identity/sessions/sessions.repository.ts';
import { salons, services, specialists, timeOff } from '../../areas/marketplace/salons/salons.tables.ts';
import { payments } from '../../areas/money/payments/payments.tables.ts';
import { issueReceipt } from '../../areas/money/receipts/issue-receipt.ts';
import type { Database } from '../../platform/database/open-database.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
  type TestSalon,
} from '../../testing/payments/booking-bench.ts';
import { TOKEN_SECRET } from '../../testing/test-settings.ts';
import type { Thing } from './access-table.ts';

export const PEOPLE = ['customer A', 'customer B', 'salon A', 'salon B', 'admin'] as const;
export type Person = (typeof PEOPLE)[number];

/** At most this many visits are at one time; the next ones are a day later. */
const CHAIRS = 100;

const ROLES = {
  'customer A': 'customer',
  'customer B': 'customer',
  'salon A': 'salon',
  'salon B': 'salon',
  admin: 'admin',
} as const;
export const roleOf = (person: Person) => ROLES[person];

/** Whom something belongs to: the disabled account was a customer's. */
export type Holder = Person | 'disabled';
/** Somebody else, with the same role where there is one. */
export const ANOTHER: Readonly<Record<Holder, Person>> = {
  'customer A': 'customer B',
  'customer B': 'customer A',
  'salon A': 'salon B',
  'salon B': 'salon A',
  admin: 'customer A',
  disabled: 'customer A',
};

/**
 * Two customers, two owners with a salon each, an admin and an account that was disabled after it had signed in;
 * `ownedBy` makes what belongs to one of them.
 */
export const createPeople = async (database: Database) => {
  const accounts = new Map<Holder, TestCustomer>();
  const salonOf = new Map<Holder, TestSalon>();
  for (const person of PEOPLE) {
    const account = await makeCustomer(database, ROLES[person]);
    accounts.set(person, account);
    if (ROLES[person] !== 'salon') continue;
    const salon = await makeSalon(database, CHAIRS);
    await database.db.update(salons).set({ ownerId: account.id }).where(eq(salons.id, salon.id));
    salonOf.set(person, salon);
  }
  const accountOf = (holder: Holder): TestCustomer => accounts.get(holder) ?? missing(holder);
  const disabled = await makeCustomer(database);
  await database.db.update(users).set({ isActive: false }).where(eq(users.id, disabled.id));
  accounts.set('disabled', disabled);
  let visits = 0;

  /** So that somebody else's visit has all that a refusal could look at on its way. */
  const putPayment = async (bookingId: string): Promise<void> => {
    await database.db.insert(payments).values({
      ...{ bookingId, gatewayOrderId: `order_${bookingId}`, gatewayPaymentId: `pay_${bookingId}` },
      ...{ amountPaise: 0, status: 'paid' },
    });
  };

  const putOrder = async (bookingId: string): Promise<string> => {
    const gatewayOrderId = `order_${bookingId.slice(0, 8)}`;
    await database.db
      .insert(payments)
      .values({ bookingId, gatewayOrderId, amountPaise: 0, status: 'refunded' });
    return gatewayOrderId;
  };

  /** A visit three days ahead or a little later, or one that was completed an hour ago. */
  const visit = async (customer: TestCustomer, salon: TestSalon, over: boolean): Promise<string> => {
    visits += 1;
    const start = addMinutes(MONDAY_NOON, over ? -120 - visits : (3 + Math.floor(visits / CHAIRS)) * 1440);
    const completed = { status: 'completed', completedAt: addMinutes(MONDAY_NOON, -60) } as const;
    const change = { confirmedAt: MONDAY_NOON, ...(over && completed) };
    const chair = chairId(1 + (visits % CHAIRS));
    const bookingId = await putVisit(database, salon, customer, start, 60, change, chair);
    await database.db.insert(bookingServices).values({
      bookingId,
      position: 0,
      serviceId: salon.cut,
      name: 'Cut',
      description: '',
      category: 'Hair Care',
      pricePaise: 0,
      durationMinutes: 60,
    });
    return bookingId;
  };

  const putClosure = async ({ id: salonId }: TestSalon): Promise<string> => {
    const during = rangeText({
      start: addMinutes(MONDAY_NOON, 60 * 1440),
      end: addMinutes(MONDAY_NOON, 61 * 1440),
    });
    const [closure] = await database.db
      .insert(timeOff)
      .values({ salonId, kind: 'closure', during })
      .returning({ id: timeOff.id });
    return closure?.id ?? missing('a closure');
  };

  /** Not on the roster, so that the salon continues to book chairs. */
  const putFormerSpecialist = async ({ id: salonId }: TestSalon): Promise<string> => {
    const [person] = await database.db
      .insert(specialists)
      .values({ salonId, name: 'Asha', specialization: 'Hair', photoIllustration: 'rose', isActive: false })
      .returning({ id: specialists.id });
    return person?.id ?? missing('a specialist');
  };

  const putService = async ({ id: salonId }: TestSalon): Promise<string> => {
    const [service] = await database.db
      .insert(services)
      .values({ salonId, name: 'Clean-up', category: 'Skin Care', pricePaise: 50_000 })
      .returning({ id: services.id });
    return service?.id ?? missing('a service');
  };

  const putReview = async (
    { id: salonId }: TestSalon,
    of: Partial<typeof reviews.$inferInsert> = {},
  ): Promise<string> => {
    const [review] = await database.db
      .insert(reviews)
      .values({ salonId, author: 'Asha R.', rating: 5, title: 'Calm', comment: '', ...of })
      .returning({ id: reviews.id });
    return review?.id ?? missing('a review');
  };

  /** Makes something that belongs to somebody, but accounts and salons. @returns its id, as used in an address */
  const ownedBy = async (holder: Holder, thing: Thing): Promise<string> => {
    const account = accountOf(holder);
    const salon = salonOf.get(holder) ?? salonOf.get('salon A') ?? missing('a salon');
    if (thing === 'account') return account.id;
    if (thing === 'salon') return salon.id;
    if (thing === 'device') return insertSession(database.db, account.id, new Date());
    if (thing === 'time-off') return putClosure(salon);
    if (thing === 'service') return putService(salon);
    if (thing === 'review') return putReview(salon);
    if (thing === 'specialist') return putFormerSpecialist(salon);
    const customer = thing === 'salon-booking' ? accountOf('customer A') : account;
    const isOver = thing === 'visited' || thing === 'receipted';
    const bookingId = await visit(customer, salon, isOver);
    if (thing === 'order') return putOrder(bookingId);
    await putPayment(bookingId);
    if (isOver) await putReview(salon, { bookingId, customerId: customer.id });
    if (thing === 'receipted') await database.transaction((tx) => issueReceipt(tx, bookingId, MONDAY_NOON));
    return bookingId;
  };

  /** A token of a new session. */
  const signIn = async (person: Person): Promise<string> => {
    const { id: userId } = accountOf(person);
    const sessionId = await insertSession(database.db, userId, new Date());
    return createTokens(TOKEN_SECRET).sign({
      userId,
      role: ROLES[person],
      sessionId,
      sessionVersion: 1,
    });
  };

  return { ownedBy, signIn, disabledToken: disabled.token };
};
export type People = Awaited<ReturnType<typeof createPeople>>;

const missing = (what: string): never => {
  throw new Error(`There is no ${what}.`);
};
