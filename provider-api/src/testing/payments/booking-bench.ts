import { addMinutes, defaultOpeningHours, instantAt, type OpeningHours } from '@sundara/contracts';
import { until } from '@sundara/contracts/testing';
import { makeTemporaryFolder } from '@sundara/node/testing';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app/build-app.ts';
import type { Settings } from '../../app/settings.ts';
import { bookings, OCCUPYING } from '../../areas/booking/bookings/bookings.tables.ts';
import { chairId, occupy } from '../../areas/booking/bookings/occupations.repository.ts';
import { occupations } from '../../areas/booking/bookings/occupations.tables.ts';
import { rangeText } from '../../areas/booking/time/time-range.ts';
import { users } from '../../areas/identity/accounts/accounts.tables.ts';
import { createTokens } from '../../areas/identity/accounts/tokens.ts';
import { insertSession } from '../../areas/identity/sessions/sessions.repository.ts';
import {
  salons,
  services,
  specialistServices,
  specialists,
} from '../../areas/marketplace/salons/salons.tables.ts';
import { payments } from '../../areas/money/payments/payments.tables.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { outbox } from '../../platform/outbox/outbox.tables.ts';
import { TOKEN_SECRET, testSettings } from '../test-settings.ts';
import type { CaughtWebhook } from './webhook-catcher.ts';

/** Monday noon at the salon; the visits are on the Tuesday after. */
export const MONDAY_NOON = instantAt('2026-11-23', '12:00');
export const TUESDAY = '2026-11-24';
/** When the visits of `putVisit` were booked. */
const BOOKED = instantAt('2026-11-01', '12:00');

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they assert.
  readonly json: any;
}

export interface TestSalon {
  readonly id: string;
  /** 500 rupees, 60 minutes: 508 in all. */
  readonly cut: string;
  /** 400 rupees, 20% off, 90 minutes. */
  readonly colour: string;
  /** In the order in which they were requested. */
  readonly specialists: readonly string[];
}

/** What a test salon has in addition to its services; with specialists, its seats are ignored. */
export interface SalonOptions extends Partial<typeof salons.$inferInsert> {
  readonly specialists?: readonly {
    readonly name: string;
    readonly hours?: OpeningHours;
    /** Both by default. */
    readonly does?: readonly ('cut' | 'colour')[];
  }[];
  /** Tidying up after either service. */
  readonly bufferMinutes?: number;
}

export interface TestCustomer {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** Rows that booking needs, made without the demo marketplace. */
export const makeSalon = async (
  { db }: Pick<Database, 'db'>,
  seats = 1,
  { specialists: team = [], bufferMinutes = 0, ...change }: SalonOptions = {},
): Promise<TestSalon> => {
  const [salon] = await db
    .insert(salons)
    .values({
      name: 'Rose & Sons',
      street: '12 Inner Road',
      sublocality: 'Madhapur',
      postalCode: '500081',
      latitude: 17.45,
      longitude: 78.39,
      contactNumber: '+91 40 5550 0101',
      email: 'rose@salons.example',
      openingHours: defaultOpeningHours(),
      coverIllustration: 'rose',
      seats,
      ...change,
    })
    .returning({ id: salons.id });
  const salonId = salon?.id ?? '';
  const sold = { salonId, bufferMinutes };
  const made = await db
    .insert(services)
    .values([
      { ...sold, name: 'Cut', pricePaise: 50_000, durationMinutes: 60 },
      { ...sold, name: 'Colour', pricePaise: 40_000, discountPercent: 20, durationMinutes: 90 },
    ])
    .returning({ id: services.id });
  const ids = { cut: made[0]?.id ?? '', colour: made[1]?.id ?? '' };
  const people: string[] = [];
  for (const { name, hours, does = [] } of team) {
    const [person] = await db
      .insert(specialists)
      .values({ salonId, name, specialization: 'Hair', photoIllustration: 'rose', hours: hours ?? null })
      .returning({ id: specialists.id });
    const specialistId = person?.id ?? '';
    people.push(specialistId);
    const done = does.map((service) => ({ specialistId, serviceId: ids[service] }));
    if (done.length > 0) await db.insert(specialistServices).values(done);
  }
  return { id: salonId, ...ids, specialists: people };
};

let people = 0;

/** An account with a confirmed e-mail, signed in from an unknown browser. */
export const makeCustomer = async (
  { db }: Database,
  role: 'customer' | 'salon' | 'admin' = 'customer',
): Promise<TestCustomer> => {
  people += 1;
  const email = `${role}-${people}@people.example`;
  const [user] = await db
    .insert(users)
    .values({
      ...{ email, name: 'Asha Rao', phone: '+91 90000 00001', passwordHash: 'none', role },
      emailConfirmedAt: BOOKED,
    })
    .returning();
  const userId = user?.id ?? '';
  const sessionId = await insertSession(db, userId, new Date());
  const token = await createTokens(TOKEN_SECRET).sign({ userId, role, sessionId, sessionVersion: 1 });
  return { id: userId, email, token };
};

export interface Bench {
  readonly database: Database;
  readonly app: FastifyInstance;
  readonly dataDir: string;
  /** The server's clock; tests set it. */
  now: Date;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options?: { token?: string; body?: unknown },
  ): Promise<Answer>;
  order(customer: TestCustomer, salon: TestSalon, change?: Record<string, unknown>): Promise<Answer>;
  verify(customer: TestCustomer, checkout: object): Promise<Answer>;
  deliver(webhook: Pick<CaughtWebhook, 'headers' | 'body'>): Promise<Answer>;
  /** All bookings of a salon with their payments, by time, as the database has them. */
  rows(salon: TestSalon): Promise<
    {
      status: string;
      /** Whom it occupies, in turn: chairs by number, specialists by id. */
      who: readonly string[];
      payment: string | null;
      no: number | null;
    }[]
  >;
  /** Waits until every due job is done or given up; jobs that are not due yet are left out. */
  jobsDone(): Promise<{ kind: string; key: string; attempts: number; failed: boolean }[]>;
  close(): Promise<void>;
}

/** The API over a database and a gateway, with a clock of its own and every reply checked against the contract. */
export const openBench = async (
  database: Database,
  gatewayUrl: string,
  options: Partial<AppOptions> = {},
  changes: Partial<Settings> = {},
): Promise<Bench> => {
  const dataDir = await makeTemporaryFolder();
  const bench = { now: MONDAY_NOON };
  const settings = testSettings({
    DATA_DIR: dataDir,
    RAZORPAY_URL: gatewayUrl,
    MAILBOX: true,
    // All of a test's customers come from one address.
    UNPAID_HOLDS_PER_NETWORK: 0,
    ...changes,
  });
  const app = await buildApp({
    ...{ settings, database, does: ['jobs'], checkReplies: true, pollMs: 50 },
    // A test that lets the gateway fail sees it answer again at once.
    gatewayPauseMs: 0,
    now: () => bench.now,
    ...options,
  });
  const call: Bench['call'] = async (method, url, { token, body } = {}) => {
    const reply = await app.inject({
      method,
      url,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
  };
  const { db } = database;
  return Object.assign(bench, {
    database,
    app,
    dataDir,
    call,
    order: (customer: TestCustomer, salon: TestSalon, change: Record<string, unknown> = {}) =>
      call('POST', '/api/payment/create-order', {
        token: customer.token,
        body: {
          amount: 508,
          currency: 'INR',
          salonId: salon.id,
          services: [{ serviceId: salon.cut, name: 'Cut', price: 500, duration: 60 }],
          dateTime: `${TUESDAY}T10:00`,
          ...change,
        },
      }),
    verify: (customer: TestCustomer, checkout: object) =>
      call('POST', '/api/payment/verify', { token: customer.token, body: checkout }),
    deliver: async ({ headers, body }: Pick<CaughtWebhook, 'headers' | 'body'>) => {
      const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = headers;
      const reply = await app.inject({
        method: 'POST',
        url: '/api/payment/webhook',
        headers: {
          'content-type': 'application/json',
          ...(signature && { 'x-razorpay-signature': signature }),
          ...(eventId && { 'x-razorpay-event-id': eventId }),
        },
        payload: body,
      });
      return { status: reply.statusCode, headers: reply.headers, json: reply.json() };
    },
    rows: (salon: TestSalon) =>
      db
        .select({
          status: bookings.status,
          who: sql<string[]>`array(
            select coalesce(${occupations.specialistId}::text, ${occupations.chair}::text) from ${occupations}
            where ${occupations.bookingId} = ${bookings.id} order by ${occupations.during})`,
          payment: payments.status,
          no: bookings.no,
        })
        .from(bookings)
        .leftJoin(payments, eq(payments.bookingId, bookings.id))
        .where(eq(bookings.salonId, salon.id))
        .orderBy(asc(bookings.during), asc(bookings.status)),
    jobsDone: async () => {
      const done = await until(async () => {
        const jobs = await db.select().from(outbox).orderBy(asc(outbox.id));
        const come = jobs.filter(
          ({ doneAt, failedAt, lockedUntil, runAt }) =>
            doneAt ?? failedAt ?? lockedUntil ?? runAt <= bench.now,
        );
        return come.every(({ doneAt, failedAt }) => doneAt ?? failedAt) && come;
      });
      return done.map(({ kind, key, attempts, failedAt }) => ({
        ...{ kind, key, attempts },
        failed: failedAt !== null,
      }));
    },
    close: async () => {
      await app.close();
    },
  });
};

/**
 * Inserts a confirmed visit as it is, without any checks.
 * @param who whom it occupies, by the id among the salon's resources; its first chair by default
 * @returns the booking's id
 */
export const putVisit = (
  database: Pick<Database, 'transaction'>,
  salon: Pick<TestSalon, 'id'>,
  customer: Pick<TestCustomer, 'id'>,
  start: Date,
  minutes: number,
  change: Partial<typeof bookings.$inferInsert> = {},
  who = chairId(1),
): Promise<string> =>
  database.transaction(async (tx) => {
    const end = addMinutes(start, minutes);
    const [booking] = await tx
      .insert(bookings)
      .values({
        salonId: salon.id,
        customerId: customer.id,
        during: rangeText({ start, end }),
        status: 'confirmed',
        customerName: 'Asha',
        customerEmail: 'asha@people.example',
        customerPhone: '1',
        basePaise: 0,
        discountPaise: 0,
        feePaise: 0,
        gstPaise: 0,
        totalPaise: 0,
        // Before anything that a test does with it, by the bench's clock and by this machine's.
        createdAt: BOOKED,
        ...change,
      })
      .returning({ id: bookings.id, salonId: bookings.salonId, status: bookings.status });
    if (!booking) throw new Error('The visit was not written.');
    if (OCCUPYING.some((status) => status === booking.status)) {
      await occupy(tx, booking, [{ resourceId: who, serviceIds: [], start, end, busyUntil: end }]);
    }
    return booking.id;
  });
