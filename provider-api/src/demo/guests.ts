import type { users } from '../areas/identity/accounts/accounts.tables.ts';
import { DEMO_GUESTS } from './accounts.ts';
import { type Person, somebody } from './people.ts';
import { idOf, seededRandom } from './random.ts';

export type DemoGuest = Pick<typeof users.$inferInsert, 'role' | 'name' | 'email' | 'phone'> & {
  readonly id: string;
};
/** A customer of the other salons. */
export type DemoCustomer = DemoGuest & Pick<Person, 'portrait'>;

interface Asked {
  readonly seed: string;
  readonly count: number;
  /** The number of the first one's telephone line. */
  readonly line: number;
  readonly womanProbability: number;
  /** Names that others have. */
  readonly taken: readonly string[];
}

/** More guests of the demo salon, in addition to those of `accounts.ts`; nobody can sign in as one of them. */
export const demoDiaryGuests = (): readonly DemoGuest[] =>
  peopleOf({
    ...{ seed: 'diary guests', count: 40, line: 20, womanProbability: 0.75 },
    taken: DEMO_GUESTS.map(({ name }) => name),
  }).map(({ portrait: _, ...guest }) => guest);

/** The customers of all other salons; nobody can sign in as one of them. */
export const demoCustomers = (): readonly DemoCustomer[] =>
  peopleOf({
    ...{ seed: 'customers', count: 240, line: 1_000, womanProbability: 0.6 },
    taken: [...DEMO_GUESTS, ...demoDiaryGuests()].map(({ name }) => name),
  });

const peopleOf = ({ seed, count, line, womanProbability, taken }: Asked): DemoCustomer[] => {
  const random = seededRandom(seed);
  const known = new Set(taken);
  const people: DemoCustomer[] = [];
  while (people.length < count) {
    const { name, portrait } = somebody(random, womanProbability);
    if (known.has(name)) continue;
    known.add(name);
    const email = `${name.toLowerCase().replace(' ', '.')}@guests.example`;
    const phone = `+9190000${String(line + people.length).padStart(5, '0')}`;
    people.push({ id: idOf(email), role: 'customer', name, email, phone, portrait });
  }
  return people;
};
