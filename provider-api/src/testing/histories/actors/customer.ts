import { toLocalIso } from '@sundara/contracts';
import { makeCustomer, type TestCustomer } from '../../payments/booking-bench.ts';
import type { Wish } from '../history.ts';
import { ask } from './ask.ts';
import { cancel, move } from './customer-changes.ts';
import { pay, verify } from './customer-payments.ts';
import { readOrder, readVisit, readVisits } from './customer-reads.ts';
import { type Act, type OfVisit, pickWeighted, type Stage, type StagedSalon } from './stage.ts';

/** Customers may order this often an hour. */
const ORDERS_OF_ONE = 10;
/** How many of the own visits somebody still does something with. */
const AT_HAND = 3;
/** How often somebody clicks twice, in two tabs that meet two processes. */
const CLICKS_TWICE = 0.15;

/** One customer after the other, each with all that customers do to their visits, in any order. */
export const customerActor = async (stage: Stage): Promise<Act> => {
  const { database, random } = stage;
  let customer = await makeCustomer(database);
  let orders = 0;
  return async () => {
    const own = stage.visits.filter((visit) => visit.customer === customer);
    const visit = own.length > 0 ? random.pick(own.slice(-AT_HAND)) : undefined;
    if (!visit || random.chance(0.2)) {
      if (orders >= ORDERS_OF_ONE) [customer, orders] = [await makeCustomer(database), 0];
      orders += 1;
      return clickOrTwice(stage, order(stage, customer, random.pick(stage.salons)));
    }
    const act = pickWeighted<OfVisit>(random, [
      [5, pay],
      [5, verify],
      [3, cancel],
      [3, move],
      [2, readVisit],
      [2, readVisits],
      [1, readOrder],
    ]);
    return clickOrTwice(stage, act(stage, customer, visit));
  };
};

const clickOrTwice = async ({ random }: Stage, act: (api: 0 | 1) => Promise<void>): Promise<void> => {
  const api = random.pick([0, 1] as const);
  await (random.chance(CLICKS_TWICE) ? Promise.all([act(api), act(api === 0 ? 1 : 0)]) : act(api));
};

const order = (stage: Stage, customer: TestCustomer, salon: StagedSalon) => {
  const start = stage.random.pick(salon.starts);
  const [service, minutes, paise] = stage.random.pick([
    [salon.cut, 60, 50_800],
    [salon.colour, 90, 34_600],
  ] as const);
  const wish: Wish = { salonId: salon.id, start, minutes, paise };
  return async (api: 0 | 1): Promise<void> => {
    const body = {
      ...{ amount: paise, salonId: salon.id, services: [{ serviceId: service }], forSomebodyElse: true },
      dateTime: toLocalIso(new Date(start)),
    };
    let orderId = '';
    const outcome = await ask(
      stage,
      api,
      ['order', { ...wish, customerId: customer.id }],
      { method: 'POST', path: '/api/payment/create-order', token: customer.token, body },
      (json, status) => {
        if (status !== 200) return undefined;
        orderId = json.orderId;
        return { bookingId: json.bookingId, holdEnds: Date.parse(json.holdExpiresAt) };
      },
    );
    if (outcome.is !== 'ok') return;
    const { bookingId } = outcome.answer;
    if (stage.visits.some((visit) => visit.bookingId === bookingId)) return;
    stage.visits.push({ ...wish, bookingId, orderId, customer, isPaidFor: false });
  };
};
