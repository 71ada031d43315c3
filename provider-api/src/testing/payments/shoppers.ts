import { setTimeout as wait } from 'node:timers/promises';
import { addDays, localDateOf } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import type { Answer, TestCustomer, TestSalon } from './booking-bench.ts';
import type { Checkout, Sandbox } from './sandbox-process.ts';

export interface Shop {
  readonly apiUrl: string;
  readonly sandbox: Sandbox;
  readonly random: Random;
  readonly salons: readonly TestSalon[];
  /** The mood of the next customer, which decides what they do: see `shop`. */
  readonly nextMood: () => number;
  readonly newCustomer: () => Promise<TestCustomer>;
  /** Called whenever the API has answered. */
  readonly onAnswer: () => void;
  /** Whether customers should still try. */
  readonly isOpen: () => boolean;
}

/** What a customer was told about an order in the end; `nothing` where they gave up or never asked. */
export interface Told {
  readonly orderId: string;
  readonly bookingId: string;
  readonly paid: boolean;
  readonly verdict: 'booked' | 'refunded' | 'nothing';
}

interface Order {
  readonly orderId: string;
  readonly bookingId: string;
}

interface Wish {
  readonly salon: TestSalon;
  readonly dateTime: string;
}

/**
 * Posts as a browser does: retries after a moment if a connection breaks or the server is unreachable.
 * @throws Error when the server reports a failure, which a kill does not explain
 */
const ask = async (
  { apiUrl, random, onAnswer, isOpen }: Shop,
  path: string,
  token: string,
  body: unknown,
): Promise<Answer> => {
  let trouble: unknown;
  while (isOpen()) {
    try {
      const reply = await fetch(`${apiUrl}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      const json: Answer['json'] = await reply.json();
      onAnswer();
      // 'Try again in a moment', as when a machine is too busy for its database or its gateway.
      if (reply.status === 503 || json.code === 'PAYMENT_GATEWAY_UNAVAILABLE') throw new Error(json.message);
      if (reply.status >= 500) throw new ServerFailed(`${path} failed: ${reply.status} ${json.message}`);
      return { status: reply.status, headers: {}, json };
    } catch (error) {
      if (error instanceof ServerFailed) throw error;
      trouble = error;
      await wait(random.between(100, 400));
    }
  }
  throw new Error(`${path} was never answered.`, { cause: trouble });
};

class ServerFailed extends Error {}

const anyWish = ({ random, salons }: Shop): Wish => {
  const date = addDays(localDateOf(new Date()), random.between(2, 55));
  return { salon: random.pick(salons), dateTime: `${date}T${random.between(10, 18)}:00` };
};

const tryOrder = async (shop: Shop, { token }: TestCustomer, { salon, dateTime }: Wish) =>
  ask(shop, '/api/payment/create-order', token, {
    ...{ amount: 508, currency: 'INR', salonId: salon.id, dateTime },
    services: [{ serviceId: salon.cut }],
  });

/** Orders a free time, trying the wished one first. */
const order = async (shop: Shop, customer: TestCustomer, first = anyWish(shop)): Promise<Order & Wish> => {
  for (let wish = first; ; wish = anyWish(shop)) {
    const { status, json } = await tryOrder(shop, customer, wish);
    if (status === 200) return { ...wish, orderId: json.orderId, bookingId: json.bookingId };
    // Taken meanwhile, or the salon is closed then.
    if (status !== 409 && status !== 422) throw new Error(`An order was refused: ${status} ${json.message}`);
  }
};

const VERDICTS: Readonly<Record<number, Told['verdict']>> = { 200: 'booked', 410: 'refunded' };

const verify = async (shop: Shop, { token }: TestCustomer, checkout: Checkout): Promise<Told['verdict']> => {
  const { status, json } = await ask(shop, '/api/payment/verify', token, checkout);
  const verdict = VERDICTS[status];
  if (!verdict) throw new Error(`A payment was refused: ${status} ${json.message}`);
  return verdict;
};

/** Large enough that a deck holds each mood whose share is larger than one card, such as that of the late customer. */
export const DECK = 16;

/** Moods from 0 to below 1, dealt from shuffled decks of equally spaced values: chance alone leaves rare ones out. */
export const dealMoods = (random: Random): (() => number) => {
  let left: number[] = [];
  return () => {
    if (left.length === 0) {
      const first = random.next();
      left = random.shuffled(Array.from({ length: DECK }, (_, no) => (no + first) / DECK));
    }
    return left.pop() ?? 0;
  };
};

/**
 * One customer, from choosing a time to the answer: most pay and wait for it, some fail first, click twice, close the
 * browser after paying, never pay, or pay for a time that they had released and that somebody else bought.
 */
export const shop = async (place: Shop): Promise<Told[]> => {
  const { sandbox, newCustomer, nextMood } = place;
  const customer = await newCustomer();
  const { salon, dateTime, orderId, bookingId } = await order(place, customer);
  const told = (paid: boolean, verdict: Told['verdict']): Told => ({ orderId, bookingId, paid, verdict });
  const mood = nextMood();
  if (mood < 0.05) return [told(false, 'nothing')];
  const others = mood < 0.12 ? [await buyFrom(place, customer, { salon, dateTime })] : [];
  if (mood < 0.25) await sandbox.pay(orderId, 'failure@razorpay');
  const checkout = await sandbox.pay(orderId);
  if (mood > 0.8) return [told(true, 'nothing'), ...others];
  const clicks = mood > 0.7 ? 2 : 1;
  const verdicts = await Promise.all(Array.from({ length: clicks }, () => verify(place, customer, checkout)));
  return [told(true, verdicts[0] ?? 'nothing'), ...others];
};

/** The customer releases the time by ordering another one, and somebody else tries to buy it. */
const buyFrom = async (place: Shop, customer: TestCustomer, wish: Wish): Promise<Told> => {
  for (;;) {
    const { dateTime } = anyWish(place);
    const { status } = await tryOrder(place, customer, { ...wish, dateTime });
    if (status === 200 && dateTime !== wish.dateTime) break;
  }
  const buyer = await place.newCustomer();
  const { orderId, bookingId } = await order(place, buyer, wish);
  const verdict = await verify(place, buyer, await place.sandbox.pay(orderId));
  return { orderId, bookingId, paid: true, verdict };
};
