import { addMinutes, localDateOf } from '@sundara/contracts';
import type { DescribedOperation, KnownValues } from '@sundara/contracts/testing/contract';
import type { OwnerScene } from '../../app/testing/two-owners.ts';
import { MONDAY_NOON } from '../payments/booking-bench.ts';

/** What there is besides the owner's scene. */
export interface KnownPeople {
  /** Ids of accounts, one of them with a salon's role and no salon. */
  readonly accounts: readonly string[];
  readonly spareOwner: string;
  readonly email: string;
  readonly password: string;
  /** Of the gateway. */
  readonly orders: readonly string[];
}

type Values = Readonly<Record<string, readonly unknown[]>>;

/** A picture, as text. */
export const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const DAYS = Array.from({ length: 6 }, (_, no) => localDateOf(addMinutes(MONDAY_NOON, (no - 1) * 1440)));
const TIMES = DAYS.flatMap((day) => [`${day}T11:00:00+05:30`, `${day}T15:30`]);

/** Values that need no row. */
const ALWAYS: Values = {
  ...{ from: DAYS, to: DAYS, date: DAYS, dateTime: TIMES, newDateTime: TIMES, start: TIMES, end: TIMES },
  ...{ open: ['10:00'], close: ['20:00'], openingHours: ['10:00 AM - 8:00 PM'] },
  ...{ phone: ['+91 98480 12345'], contactNumber: ['+91 40 2345 6789'] },
  ...{ latitude: [17.45], longitude: [78.39], endpoint: ['https://fcm.googleapis.com/fcm/send/a'] },
  ...{ base64Image: [PIXEL], images: [PIXEL], expectedRefund: [0, 508], amount: [508, 1] },
};

/** What exists, by the field of an operation in which it may stand. */
export const knownValues = (
  scene: OwnerScene,
  { accounts, spareOwner, email, password, orders }: KnownPeople,
): ((operation: DescribedOperation) => KnownValues) => {
  const { word, salon, service, specialist } = scene;
  const visits = [scene.ahead, scene.over];
  const paid = [...visits, ...orders];
  /** By the part of an address that stands before an id. */
  const byPlace: Values = {
    ...{ salons: [salon], favourites: [salon], services: [service], specialists: [specialist] },
    ...{ bookings: visits, disputes: visits, orders: paid, payments: paid, users: accounts },
    ...{ reviews: [scene.review], clients: [scene.client], notes: [scene.note] },
    ...{ 'time-off': [scene.timeOff], uploads: [scene.upload] },
  };
  const byField: Values = {
    ...ALWAYS,
    ...{ salonId: [salon], serviceId: [service], services: [service], ids: [salon, service], q: [word] },
    ...{ specialist: [specialist], specialistId: [specialist], resourceId: [specialist] },
    ...{ booking: visits, bookingId: visits, cancel: visits, orderId: orders, note: [scene.note] },
    ...{ userId: [spareOwner, scene.owner.id], publicId: [scene.upload], subscriptionId: [`sub_${word}`] },
    ...{ email: [email, `new-${word}@people.example`], password: [password], currentPassword: [password] },
  };
  return ({ path }) => {
    const places = new Map(
      [...path.matchAll(/\/([\w-]+)\/\{(\w+)\}/g)].map(([, place, name]) => [name, place]),
    );
    return (field) => byPlace[places.get(field) ?? ''] ?? byField[field] ?? [];
  };
};
