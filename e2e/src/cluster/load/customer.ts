import assert from 'node:assert/strict';
import { again, contentOf, signIn } from './answers.ts';
import { dayAhead } from './day-ahead.ts';
import type { Person, Reply } from './person.ts';

const PASSWORD = 'marigold-lamp-42';

/** A person with an account, who books at one salon. */
export interface Customer {
  readonly person: Person;
  readonly email: string;
  /** Good for 15 minutes. */
  token: string;
  readonly salonId: string;
  readonly serviceId: string;
  /** Ids of the orders that they paid, and did not cancel. */
  readonly paid: string[];
  /** Ids of the orders that they cancelled, whose money comes back. */
  readonly cancelled: string[];
  /** The booking of each of their orders. */
  readonly bookings: Map<string, string>;
}

/** Registers, and chooses one of the salons and its shortest service. */
export const becomeCustomer = async (person: Person): Promise<Customer> => {
  const email = `asha.${process.pid}.${person.number}@example.test`;
  const body = { name: 'Asha Rao', email, phone: '+91 98480 12345', password: PASSWORD };
  const registered = await again(() => person.ask('POST', '/api/auth/register', { body }));
  assert([200, 201].includes(registered.status), registered.text);
  const { token } = JSON.parse(registered.text);
  const list = contentOf(await again(() => person.ask('GET', '/api/public/salons?page=1&limit=100')));
  const salonId: string = list.salons[person.number % list.salons.length].id;
  const { salon } = contentOf(await again(() => person.ask('GET', `/api/public/salons/${salonId}`)));
  const services: { id: string; duration: number }[] = salon.services;
  const serviceId = services.toSorted((a, b) => a.duration - b.duration)[0]?.id ?? '';
  return { person, email, token, salonId, serviceId, paid: [], cancelled: [], bookings: new Map() };
};

/** Signs in again, as a page does before its token ends. */
export const renewToken = async (customer: Customer): Promise<void> => {
  customer.token = await signIn(customer.person, customer.email, PASSWORD);
};

/** Free starts of the customer's service, on the first of the next days that has some. */
export const freeStarts = async ({ person, salonId, serviceId }: Customer, from = 1): Promise<string[]> => {
  for (let ahead = from; ahead < 14; ahead += 1) {
    const path = `/api/public/salons/${salonId}/availability?date=${dayAhead(ahead)}&services=${serviceId}`;
    const { slots } = contentOf(await again(() => person.ask('GET', path)));
    const free: { dateTime: string; available: boolean }[] = slots;
    const starts = free.filter(({ available }) => available).map(({ dateTime }) => dateTime);
    if (starts.length > 0) return starts;
  }
  return [];
};

/** Asks for the price and holds the time. @returns the answer of the order */
export const order = async (
  { person, token, salonId, serviceId }: Customer,
  dateTime: string,
): Promise<Reply> => {
  const create = (amount: number) =>
    again(() =>
      person.ask('POST', '/api/payment/create-order', {
        ...{ token, body: { amount, salonId, services: [{ serviceId }], dateTime } },
      }),
    );
  const asked = await create(0);
  const { quote } = JSON.parse(asked.text);
  return quote ? create(quote.total) : asked;
};

/**
 * Books the next free time and pays for it, as often as it takes until the salon has the visit.
 * @param pay the gateway's window
 */
export const bookVisit = async (
  customer: Customer,
  pay: (orderId: string) => Promise<Readonly<Record<string, string>>>,
): Promise<void> => {
  const { person, token, paid, bookings } = customer;
  const starts = await freeStarts(customer, 1 + (person.number % 5));
  for (const dateTime of starts) {
    const ordered = await order(customer, dateTime);
    if (ordered.status === 409) continue;
    const { orderId, bookingId } = contentOf(ordered);
    const done = await pay(orderId);
    paid.push(orderId);
    bookings.set(orderId, bookingId);
    const body = {
      paymentId: done.razorpay_payment_id,
      orderId: done.razorpay_order_id,
      signature: done.razorpay_signature,
    };
    contentOf(await again(() => person.ask('POST', '/api/payment/verify', { token, body })));
    return;
  }
};

/** Cancels the oldest visit of who has more than so many. */
export const cancelOldest = async (customer: Customer, most: number): Promise<void> => {
  const { person, token, paid, cancelled, bookings } = customer;
  if (paid.length <= most) return;
  const [orderId = ''] = paid.splice(0, 1);
  cancelled.push(orderId);
  const path = `/api/customer/bookings/${bookings.get(orderId)}/cancel`;
  contentOf(await again(() => person.ask('POST', path, { token, body: {} })));
};
