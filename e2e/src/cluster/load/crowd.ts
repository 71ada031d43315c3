import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { look } from './answers.ts';
import { becomeCustomer, bookVisit, type Customer, cancelOldest, renewToken } from './customer.ts';
import { makePerson } from './person.ts';
import { Requests } from './requests.ts';
import { adminAtWork, ownerAtWork, type Routine } from './staff.ts';

/** Who never looks before they press again makes the load of a hundred. */
const LOOK_MS = 1_000;
const LIMIT_MS = 30_000;
/** Less than a token is good for. */
const RENEWED_MS = 10 * 60_000;

/** People who look at pages and book, an owner and an admin; each one thing after the other, some faster than others. */
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
  const staff = [
    await ownerAtWork(makePerson(people, url, requests)),
    await adminAtWork(makePerson(people + 1, url, requests)),
  ];
  let goesOn = true;
  const pay = payAt(sandboxUrl);
  const shopping = (customer: Customer): Routine => {
    const { person, salonId } = customer;
    const word = 'abcdehmnrs'[person.number % 10];
    const steps = [
      () => look(person, '/'),
      () => look(person, `/api/public/salons?page=1&limit=12&q=${word}`),
      () => look(person, `/salon/${salonId}`),
      () => bookVisit(customer, pay),
      () => cancelOldest(customer, mostVisits),
      () => look(person, '/api/customer/bookings?page=1&limit=10', customer.token),
    ];
    return { person, steps, renew: () => renewToken(customer) };
  };
  const live = async ({ person, steps, renew }: Routine): Promise<void> => {
    let renewedAt = performance.now();
    for (let step = person.number; goesOn; step += 1) {
      if (performance.now() - renewedAt > RENEWED_MS) {
        await renew();
        renewedAt = performance.now();
      }
      await steps[step % steps.length]?.();
      await wait(lookMs * (0.5 + (person.number % 11) / 10));
    }
  };
  const all = [...customers.map(shopping), ...staff];
  const lives = Promise.all(all.map(live));
  lives.catch(() => {
    goesOn = false;
  });
  return {
    requests,
    customers,
    leave: async () => {
      goesOn = false;
      await lives;
      for (const { person } of all) person.leave();
    },
  };
};
