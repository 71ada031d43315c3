import type { users } from '../areas/identity/accounts/accounts.tables.ts';
import { DEMO_GUESTS } from './accounts.ts';
import { somebody } from './people.ts';
import { idOf, seededRandom } from './random.ts';

export type DemoGuest = Pick<typeof users.$inferInsert, 'role' | 'name' | 'email' | 'phone'> & {
  readonly id: string;
};

const COUNT = 40;

/** More guests of the demo salon, in addition to those of `accounts.ts`; nobody can sign in as one of them. */
export const demoDiaryGuests = (): readonly DemoGuest[] => {
  const random = seededRandom('diary guests');
  const known = new Set<string>(DEMO_GUESTS.map(({ name }) => name));
  const guests: DemoGuest[] = [];
  while (guests.length < COUNT) {
    const { name } = somebody(random, 0.75);
    if (known.has(name)) continue;
    known.add(name);
    const email = `${name.toLowerCase().replace(' ', '.')}@guests.example`;
    const phone = `+9190000${String(20 + guests.length).padStart(5, '0')}`;
    guests.push({ id: idOf(email), role: 'customer', name, email, phone });
  }
  return guests;
};
