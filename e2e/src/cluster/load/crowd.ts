import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { becomeCustomer, bookVisit, type Customer, cancelOldest, renewToken } from './customer.ts';
import { makePerson } from './person.ts';
import { Requests } from './requests.ts';

/** Who never looks before they press again makes the load of a hundred. */
const LOOK_MS = 1_000;
const LIMIT_MS = 30_000;
/** Less than a token is good for. */
const RENEWED_MS = 10 * 60_000;

/** People who look at pages and book, each one thing after the other, some faster than others. */
export interface Crowd {
  readonly requests: Requests;
  readonly customers: readonly Customer[];
  /** Lets each finish what they are at. @throws the first thing that went wrong for one of them */
  leave(): Promise<void>;
}

export interface CrowdInput {
  readonly url: string;
  readonly sandboxUrl: string;
  readonly people: number;
  /** How many visits each has at most: the oldest is cancelled for another one. By default they cancel none. */
  readonly mostVisits?: number;
  /** How long people look before they press again, on average, in milliseconds; by default a second. */
  readonly lookMs?: number;
}

/** Pays at the gateway itself, as a bank's app does. */
const payAt = (sandboxUrl: string) => async (orderId: string) => {
  const paid = await fetch(`${sandboxUrl}/sandbox/orders/${orderId}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'upi', vpa: 'success@razorpay' }),
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return paid.json();
};

/** Starts when all have an account, and goes on until it is told to leave. */
export const startCrowd = async ({
  url,
  sandboxUrl,
  people,
  mostVisits = Number.POSITIVE_INFINITY,
  lookMs = LOOK_MS,
}: CrowdInput): Promise<Crowd> => {
  const requests = new Requests();
  const customers: Customer[] = [];
  for (let number = 0; number < people; number += 1)
    customers.push(await becomeCustomer(makePerson(number, url, requests)));
  let goesOn = true;
  const pay = payAt(sandboxUrl);
  const live = async (customer: Customer): Promise<void> => {
    const { person, salonId } = customer;
    let renewedAt = performance.now();
    const word = 'abcdehmnrs'[person.number % 10];
    const steps = [
      () => person.ask('GET', '/'),
      () => person.ask('GET', `/api/public/salons?page=1&limit=12&q=${word}`),
      () => person.ask('GET', `/salon/${salonId}`),
      () => bookVisit(customer, pay),
      () => cancelOldest(customer, mostVisits),
      () => person.ask('GET', '/api/customer/bookings?page=1&limit=10', { token: customer.token }),
    ];
    for (let step = person.number; goesOn; step += 1) {
      if (performance.now() - renewedAt > RENEWED_MS) {
        await renewToken(customer);
        renewedAt = performance.now();
      }
      await steps[step % steps.length]?.();
      await wait(lookMs * (0.5 + (person.number % 11) / 10));
    }
  };
  const lives = Promise.all(customers.map(live));
  lives.catch(() => {
    goesOn = false;
  });
  return {
    requests,
    customers,
    leave: async () => {
      goesOn = false;
      await lives;
      for (const { person } of customers) person.leave();
    },
  };
};
