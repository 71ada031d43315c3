import { addMinutes } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import { bookingServices, type bookings } from '../../areas/booking/bookings/bookings.tables.ts';
import { rangeText } from '../../areas/booking/time/time-range.ts';
import { reviews } from '../../areas/customer/reviews/reviews.tables.ts';
import { services, specialists, timeOff } from '../../areas/marketplace/salons/salons.tables.ts';
import { uploads } from '../../areas/marketplace/uploads/uploads.tables.ts';
import { payouts } from '../../areas/money/payouts/payouts.tables.ts';
import { subscriptionCharges, subscriptions } from '../../areas/money/subscriptions/subscriptions.tables.ts';
import { clientNotes, salonClients } from '../../areas/salon-operations/clients/clients.tables.ts';
import type { Database } from '../../platform/database/open-database.ts';
import {
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
  type TestCustomer,
} from '../../testing/payments/booking-bench.ts';

/** An owner with one of everything; each text in it contains the word. */
export interface OwnerScene {
  readonly owner: TestCustomer;
  readonly word: string;
  readonly salon: string;
  readonly service: string;
  readonly specialist: string;
  /** A confirmed visit on Thursday. */
  readonly ahead: string;
  /** A visit that was completed on Monday morning, and its review. */
  readonly over: string;
  readonly review: string;
  /** Their customer as a client, with a note. */
  readonly client: string;
  readonly note: string;
  readonly timeOff: string;
  /** A public id. */
  readonly upload: string;
  readonly subscription: string;
  readonly charge: string;
}

/** Makes the scene of one owner. */
export const makeOwner = async (database: Database, word: string): Promise<OwnerScene> => {
  const { db } = database;
  const owner = await makeCustomer(database, 'salon');
  const customer = await makeCustomer(database);
  const made = await makeSalon(database, 1, {
    ...{ ownerId: owner.id, name: `${word} Salon`, street: `${word} Road`, email: `${word}@salons.example` },
    ...{ description: word, ownerName: word, ownerDescription: word, coverIllustration: word.toLowerCase() },
    specialists: [{ name: `${word} Rao` }, { name: `${word} Iyer` }],
  });
  const { id: salonId, cut: service } = made;
  const [specialist = '', other = ''] = made.specialists;
  const named = { name: `${word} Cut`, description: word };
  await db.update(services).set(named).where(eq(services.id, service));
  await db.update(specialists).set({ specialization: word }).where(eq(specialists.salonId, salonId));

  const visitOf = async (minutes: number, change: Partial<typeof bookings.$inferInsert>, who: string) => {
    const start = addMinutes(MONDAY_NOON, minutes);
    const contact = { customerName: word, customerEmail: `${word}@people.example`, specialRequests: word };
    const id = await putVisit(database, made, customer, start, 60, { ...contact, ...change }, who);
    await db.insert(bookingServices).values({
      ...{ bookingId: id, position: 0, serviceId: service, name: word, description: word },
      ...{ category: 'Hair Care', pricePaise: 50_000, durationMinutes: 60, specialistId: who },
    });
    return id;
  };
  const booked = { confirmedAt: addMinutes(MONDAY_NOON, -2880), no: 1 };
  const ahead = await visitOf(3 * 1440, booked, specialist);
  const done = { ...booked, no: 2, status: 'completed', completedAt: MONDAY_NOON } as const;
  const over = await visitOf(-120, done, other);
  const [review] = await db
    .insert(reviews)
    .values({
      ...{ salonId, author: word, rating: 5, title: word, comment: word },
      ...{ bookingId: over, customerId: customer.id },
    })
    .returning({ id: reviews.id });
  const [client] = await db
    .update(salonClients)
    .set({ allergies: word, tags: [word] })
    .where(eq(salonClients.salonId, salonId))
    .returning({ id: salonClients.id });
  const [note] = await db
    .insert(clientNotes)
    .values({ clientId: client?.id ?? '', text: word, at: MONDAY_NOON, byId: owner.id })
    .returning({ id: clientNotes.id });
  const during = rangeText({ start: addMinutes(MONDAY_NOON, 1440), end: addMinutes(MONDAY_NOON, 1500) });
  const [away] = await db
    .insert(timeOff)
    .values({ salonId, specialistId: other, during, reason: word })
    .returning({ id: timeOff.id });
  const [upload] = await db
    .insert(uploads)
    .values({
      ...{ salonId, folder: 'salon_gallery', uploadedBy: owner.id },
      ...{ width: 8, height: 8, placeholder: word },
    })
    .returning({ id: uploads.id });
  const [plan] = await db
    .insert(subscriptions)
    .values({
      ...{ salonId, plan: 'monthly', state: 'active', amountPaise: 150_000 },
      ...{ gatewaySubscriptionId: `sub_${word}`, startDate: MONDAY_NOON },
      endDate: addMinutes(MONDAY_NOON, 30 * 1440),
    })
    .returning({ id: subscriptions.id });
  const [charge] = await db
    .insert(subscriptionCharges)
    .values({
      ...{ subscriptionId: plan?.id ?? '', gatewayPaymentId: `pay_${word}`, amountPaise: 150_000 },
      ...{ cycleStart: MONDAY_NOON, cycleEnd: addMinutes(MONDAY_NOON, 30 * 1440) },
      ...{ paidAt: MONDAY_NOON, invoiceNumber: `${word}/1` },
    })
    .returning({ id: subscriptionCharges.id });
  await db
    .insert(payouts)
    .values({ salonId, amountPaise: 100, reference: word, recordedBy: owner.id, paidAt: MONDAY_NOON });
  return {
    ...{ owner, word, salon: salonId, service, specialist, ahead, over },
    ...{ client: client?.id ?? '', note: note?.id ?? '' },
    ...{ review: review?.id ?? '', timeOff: away?.id ?? '', upload: `salon_gallery/${upload?.id}` },
    ...{ subscription: plan?.id ?? '', charge: charge?.id ?? '' },
  };
};

/** Every row about a salon, table by table, as text: equal texts mean equal rows. */
export const rowsOf = async (
  { db }: Database,
  salonId: string,
): Promise<Readonly<Record<string, string>>> => {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'salon_id' order by 1`);
  const found: Record<string, string> = {};
  const keep = async (name: string, where: ReturnType<typeof sql>) => {
    const table = sql.identifier(name);
    const { rows } = await db.execute<{ text: string }>(
      sql`select coalesce(string_agg(t::text, e'\n' order by t::text), '') as text from ${table} t where ${where}`,
    );
    found[name] = rows[0]?.text ?? '';
  };
  for (const { name } of tables) await keep(name, sql`t.salon_id = ${salonId}`);
  await keep('salons', sql`t.id = ${salonId}`);
  for (const name of ['booking_services', 'booking_events', 'payments', 'refunds'])
    await keep(name, sql`t.booking_id in (select id from bookings where salon_id = ${salonId})`);
  await keep('client_notes', sql`t.client_id in (select id from salon_clients where salon_id = ${salonId})`);
  await keep(
    'subscription_charges',
    sql`t.subscription_id in (select id from subscriptions where salon_id = ${salonId})`,
  );
  return found;
};
