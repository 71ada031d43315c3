import { randomUUID } from 'node:crypto';
import { addMinutes, toLocalIso } from '@sundara/contracts';
import { ask } from './ask.ts';
import { seenOrMissing } from './customer-reads.ts';
import { type Act, pickWeighted, type Stage, type StagedSalon } from './stage.ts';
import { readDescription } from './visitor.ts';

const STATUSES = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
const CLOSED_MINUTES = 60;
/** How many of the latest visits an owner does something with. */
const AT_HAND = 8;
/** How often an owner tells which status the screen showed; often an old one, which must be refused. */
const TOLD = 0.7;

/** The owner of one salon: statuses, walk-ins, closures, and what is read of them. */
export const ownerActor =
  (stage: Stage, salon: StagedSalon): Act =>
  async () => {
    const act = pickWeighted(stage.random, [
      [6, setStatus],
      [3, read],
      [2, walkIn],
      [1, close],
      [1, reopen],
      [2, describe],
    ]);
    await act(stage, salon, stage.random.pick([0, 1] as const));
  };

type OfSalon = (stage: Stage, salon: StagedSalon, api: 0 | 1) => Promise<void>;

const anyVisit = ({ visits, random }: Stage, { id }: StagedSalon) => {
  const own = visits.filter(({ salonId }) => salonId === id);
  return own.length > 0 ? random.pick(own.slice(-AT_HAND)) : undefined;
};

const setStatus: OfSalon = async (stage, salon, api) => {
  const visit = anyVisit(stage, salon);
  if (!visit) return;
  const { bookingId } = visit;
  const status = stage.random.pick(STATUSES);
  const expected = stage.random.chance(TOLD) ? { expected: stage.random.pick(STATUSES) } : {};
  const body = { status, ...expected };
  await ask(
    stage,
    api,
    ['setStatus', { bookingId, ...body }],
    { method: 'PATCH', path: `/api/salon/bookings/${bookingId}/status`, token: salon.owner.token, body },
    (_, answered) => (answered === 200 ? null : undefined),
  );
};

const read: OfSalon = async (stage, salon, api) => {
  const visit = anyVisit(stage, salon);
  if (!visit) return;
  const { bookingId } = visit;
  const path = `/api/salon/bookings/${bookingId}`;
  const request = { method: 'GET', path, token: salon.owner.token } as const;
  await ask(stage, api, ['readVisit', { bookingId }], request, seenOrMissing);
};

const walkIn: OfSalon = async (stage, salon, api) => {
  const start = stage.random.pick(salon.starts);
  const wish = { salonId: salon.id, start, minutes: 60, paise: 0 };
  const body = { key: randomUUID(), services: [salon.cut], start: toLocalIso(new Date(start)) };
  const outcome = await ask(
    stage,
    api,
    ['walkIn', wish],
    { method: 'POST', path: '/api/salon/walk-ins', token: salon.owner.token, body },
    (json, status) => (status === 200 ? { bookingId: json.data.id } : undefined),
  );
  if (outcome.is === 'ok') stage.visits.push({ ...wish, ...outcome.answer, isPaidFor: false });
};

const close: OfSalon = async (stage, salon, api) => {
  const start = stage.random.pick(salon.starts);
  const asked = { salonId: salon.id, start, minutes: CLOSED_MINUTES };
  const end = addMinutes(new Date(start), CLOSED_MINUTES);
  const body = { kind: 'closure', start: toLocalIso(new Date(start)), end: toLocalIso(end) };
  const outcome = await ask(
    stage,
    api,
    ['close', asked],
    { method: 'POST', path: '/api/salon/time-off', token: salon.owner.token, body },
    (json, status) => (status === 200 ? { closureId: json.timeOff.id } : undefined),
  );
  if (outcome.is === 'ok') salon.closures.push(outcome.answer.closureId);
};

const reopen: OfSalon = async (stage, salon, api) => {
  const closureId = salon.closures.shift();
  if (closureId === undefined) return;
  const path = `/api/salon/time-off/${closureId}`;
  const request = { method: 'DELETE', path, token: salon.owner.token } as const;
  await ask(stage, api, ['reopen', { closureId }], request, (_, status) =>
    status === 200 ? null : undefined,
  );
};

/** Looks at once what visitors get from the process that wrote it. */
const describe: OfSalon = async (stage, salon, api) => {
  salon.edition += 1;
  const asked = { salonId: salon.id, edition: salon.edition };
  const body = { description: `Edition ${salon.edition}` };
  await ask(
    stage,
    api,
    ['describe', asked],
    { method: 'PATCH', path: `/api/salon/services/${salon.cut}`, token: salon.owner.token, body },
    (_, status) => (status === 200 ? null : undefined),
  );
  await readDescription(stage, salon, api);
};
