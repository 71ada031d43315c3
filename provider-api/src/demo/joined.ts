import { addMinutes } from '@sundara/contracts';
import type { DemoSalon } from './salons.ts';

const DAY_MINUTES = 24 * 60;
/** Days before now on which guests of the demo salon joined: all before their first visit. */
const GUESTS_SINCE = 90;

/** When each account joined, by its id: a customer before the first booking, an owner before the salon. */
export const joinedBefore = (
  demos: readonly DemoSalon[],
  accounts: readonly { readonly id: string }[],
  now: Date,
): ((id: string) => Date) => {
  const joined = new Map<string, Date>(
    accounts.map(({ id }, index) => [
      id,
      addMinutes(now, -(GUESTS_SINCE + ((index * 37) % 400)) * DAY_MINUTES),
    ]),
  );
  const keep = (id: string | null | undefined, before: Date) => {
    const at = id ? joined.get(id) : undefined;
    if (id && (!at || at >= before)) joined.set(id, addMinutes(before, -3 * DAY_MINUTES));
  };
  for (const { salon, past } of demos) {
    keep(salon.ownerId, salon.createdAt);
    for (const { booking } of past) keep(booking.customerId, booking.createdAt);
  }
  return (id) => joined.get(id) ?? now;
};
