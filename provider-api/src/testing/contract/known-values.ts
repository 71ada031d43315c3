import { addMinutes, localDateOf } from '@sundara/contracts';
import type { DescribedOperation, KnownValues } from '@sundara/contracts/testing/contract';
import type { SampleCall } from '../../app/testing/sample-calls/sample-call.ts';
import type { SampleScene } from '../../app/testing/sample-calls/sample-scene.ts';
import { MONDAY_NOON } from '../payments/booking-bench.ts';

type Values = Readonly<Record<string, readonly unknown[]>>;

const DAYS = Array.from({ length: 6 }, (_, no) => localDateOf(addMinutes(MONDAY_NOON, (no - 1) * 1440)));
const TIMES = DAYS.flatMap((day) => [`${day}T11:00:00+05:30`, `${day}T15:30`]);

/** Values that need no row, beside those of an operation's sample call. */
const ALWAYS: Values = {
  ...{ from: DAYS, to: DAYS, date: DAYS, dateTime: TIMES, newDateTime: TIMES, start: TIMES, end: TIMES },
  ...{ open: ['10:00'], close: ['20:00'], openingHours: ['10:00 AM - 8:00 PM'] },
  ...{ latitude: [17.45], longitude: [78.39], expectedRefund: [508], amount: [508, 1] },
};

/** Visits and orders in other states than that of the sample call, by the part of an address that stands before an id. */
const othersOf = ({ own, people, ...scene }: SampleScene): Values => {
  const visits = [own.ahead, own.over, scene.toKeep, scene.toReadAgain, scene.disputed];
  return {
    ...{ bookings: visits, disputes: visits, orders: visits, payments: visits },
    ...{ users: Object.values(people).map(({ id }) => id), salons: [own.salon, scene.wide] },
  };
};

/** Values by the name of their field, at any depth; an item of a list has the list's. */
const fieldsOf = (value: unknown, name = ''): readonly (readonly [string, unknown])[] => {
  if (typeof value !== 'object' || value === null) return [[name, value]];
  if (Array.isArray(value)) return [[name, value], ...value.flatMap((item) => fieldsOf(item, name))];
  return Object.entries(value).flatMap(([key, child]) => fieldsOf(child, key));
};

/** What exists, by the field of an operation in which it may stand: what its sample call has there, and more. */
export const knownValues = (
  scene: SampleScene,
  { path }: DescribedOperation,
  { params, query, body }: SampleCall,
): KnownValues => {
  const sampled = fieldsOf({ ...params, ...query, ...body });
  const others = othersOf(scene);
  const places = new Map(
    [...path.matchAll(/\/([\w-]+)\/\{(\w+)\}/g)].map(([, place = '', name]) => [name, place]),
  );
  return (field) => [
    ...sampled.filter(([name]) => name === field).map(([, value]) => value),
    ...(others[places.get(field) ?? ''] ?? ALWAYS[field] ?? []),
  ];
};
