import type { Session } from '@sundara/contracts/federation';
import { whyNotToBook } from './why-not.ts';

const as = (role: 'customer' | 'salon' | 'admin'): Session => ({
  status: 'signed-in',
  user: { id: 'u1', role },
});

test.each(['salon', 'admin'] as const)('a %s is told that a customer account is needed', (role) => {
  expect(whyNotToBook(as(role), 2)).toMatch(/^Booking needs a customer account\./);
});

test('nothing chosen is nothing to book', () => {
  expect(whyNotToBook(as('customer'), 0)).toBe('Choose a service to book.');
});

test.each<Session>([as('customer'), { status: 'anonymous' }, { status: 'loading' }])(
  'a customer, a visitor and whoever is still being looked at may go on: %j',
  (session) => {
    expect(whyNotToBook(session, 1)).toBeUndefined();
  },
);
