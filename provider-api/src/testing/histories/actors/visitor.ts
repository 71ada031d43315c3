import { localDateOf } from '@sundara/contracts';
import { sql } from 'drizzle-orm';
import { HOLD_END } from '../../../areas/booking/bookings/hold-end.kind.ts';
import type { Answer } from '../../payments/booking-bench.ts';
import { ask } from './ask.ts';
import { type Act, pickWeighted, type Stage, type StagedSalon } from './stage.ts';

/** Somebody without an account looks around; and time passes, for one hold at a time. */
export const visitorActor =
  (stage: Stage): Act =>
  async () => {
    const act = pickWeighted(stage.random, [
      [3, readTimes],
      [3, readDescription],
      [1, lapse],
    ]);
    await act(stage, stage.random.pick(stage.salons), stage.random.pick([0, 1] as const));
  };

type OfSalon = (stage: Stage, salon: StagedSalon, api: 0 | 1) => Promise<void>;

const readTimes: OfSalon = async (stage, { id: salonId, cut, starts: [first = 0] }, api) => {
  const path = `/api/public/salons/${salonId}/availability?date=${localDateOf(new Date(first))}&services=${cut}`;
  await ask(stage, api, ['readTimes', { salonId, minutes: 60 }], { method: 'GET', path }, (json, status) => {
    if (status !== 200) return undefined;
    const slots: readonly { dateTime: string; available: boolean }[] = json.slots;
    return slots.filter(({ available }) => available).map(({ dateTime }) => Date.parse(dateTime));
  });
};

/** What visitors get of the salon, with the edition of its description. */
export const readDescription: OfSalon = async (stage, { id: salonId, cut }, api) => {
  const request = { method: 'GET', path: `/api/public/salons/${salonId}` } as const;
  await ask(stage, api, ['readDescription', { salonId }], request, (json, status) =>
    status === 200 ? editionIn(json, cut) : undefined,
  );
};

const editionIn = (json: Answer['json'], serviceId: string): number => {
  const services: readonly { id: string; description: string }[] = json.salon.services;
  const described = services.find(({ id }) => id === serviceId)?.description ?? '';
  return Number(/^Edition (\d+)$/.exec(described)?.[1] ?? 0);
};

/** Brings the end of a hold forward to now, with the job that ends it. */
const lapse: OfSalon = async ({ database, recorder, visits, random }, { id }, api) => {
  const held = visits.filter(({ salonId, customer }) => salonId === id && customer);
  if (held.length === 0) return;
  const { bookingId } = random.pick(held.slice(-5));
  await recorder.record('lapse', { bookingId }, async () => {
    await database.db.execute(sql`
      update bookings set hold_expires_at = now() - interval '1 second'
       where id = ${bookingId} and status = 'held'`);
    await database.db.execute(sql`
      update outbox set run_at = now()
       where kind = ${HOLD_END.name} and key = ${bookingId} and done_at is null and failed_at is null`);
    return { api, outcome: { is: 'ok', answer: null } };
  });
};
