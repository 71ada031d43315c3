import type { DemoGuest } from './guests.ts';
import { idOf } from './random.ts';
import type { SalonBefore } from './salon-before.ts';

/** The number of the first owner's telephone line. */
const LINE = 2_000;

/** The account of a salon's owner, by the salon's address for mail. */
export const ownerIdOf = (salonEmail: string): string => idOf(ownerEmail(salonEmail));

const ownerEmail = (salonEmail: string): string => salonEmail.replace('hello@', 'owner@');

/** The accounts of all other salons' owners; nobody can sign in as one of them. */
export const demoOwners = (demos: readonly SalonBefore[]): (Omit<DemoGuest, 'role'> & { role: 'salon' })[] =>
  demos.flatMap(({ salon: { ownerId, ownerName, email } }, index) => {
    if (!ownerId || ownerId !== ownerIdOf(email)) return [];
    const phone = `+9190000${String(LINE + index).padStart(5, '0')}`;
    return [{ id: ownerId, role: 'salon', name: ownerName ?? '', email: ownerEmail(email), phone }];
  });
