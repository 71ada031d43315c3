import { asked, COMMON, idOf, madeOf, pageOf, SHORT, turn } from './asked.ts';
import type { Question } from './lists.ts';
import { SIZES } from './sizes.ts';

const { bookings, proposals, users, salons } = SIZES;

/** Queries of disputes, refunds by hand and payments. */
export const moneyQuestions: readonly Question[] = [
  ...asked('Disputes', '/api/admin/disputes', {
    default: '',
    'each order': (n) => `?sort=${turn(['due_asc', 'due_desc', 'created_asc', 'created_desc'], n)}`,
    open: '?state=open',
    'answered, second page': '?state=answered&page=2',
    resolved: '?state=resolved',
    'resolved, any page': (n) => `?state=resolved&page=${pageOf(40_000, 20, n)}`,
    'resolved by age, any page': (n) =>
      `?state=resolved&sort=${turn(['created_asc', 'created_desc'], n)}&page=${pageOf(40_000, 20, n)}`,
    'common word': (n) => `?q=${turn(COMMON, n)}`,
    'common word, resolved': (n) => `?state=resolved&q=${turn(COMMON, n)}`,
    'salon and customer of the resolved': (n) =>
      `?state=resolved&q=${turn(['royal', 'lotus', 'naturals'], n)}`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}`,
    'one or two letters, resolved': (n) => `?state=resolved&q=${turn(SHORT, n)}`,
    'a word that nobody has': (n) => `?state=resolved&q=zq${madeOf(String(n), 6)}`,
    'a booking': (n) => `?state=resolved&q=${idOf(`booking ${1 + (n % salons)} ${turn([20, 40], n)}`)}`,
  }),
  ...asked('Refunds by hand', '/api/admin/refunds', {
    default: '',
    'open, oldest first, second page': '?sort=createdAt_asc&page=2',
    'all, any page': (n) => `?state=all&page=${pageOf(proposals, 10, n)}`,
    'alone, any page': (n) => `?state=alone&page=${pageOf(proposals * 0.5, 10, n)}`,
    'approved, any page': (n) => `?state=approved&sort=createdAt_asc&page=${pageOf(proposals * 0.3, 10, n)}`,
    rejected: '?state=rejected',
    'expired, any page': (n) => `?state=expired&page=${pageOf(proposals * 0.03, 10, n)}`,
  }),
  ...asked('Payments', '/api/admin/payments', {
    default: '',
    'any page': (n) => `?page=${pageOf(1_000, 10, n)}`,
    'a booking': (n) => `?q=${idOf(`booking ${1 + ((n * 31) % salons)} ${1 + (n % 50)}`)}`,
    'a payment': (n) => `?q=pay_${madeOf(`p${1 + ((n * 7919) % bookings)}`, 14)}`,
    'an order': (n) => `?q=order_${madeOf(`o${1 + ((n * 7919) % bookings)}`, 14)}`,
    'a customer': (n) => `?q=asha.${1 + ((n * 7919) % users)}@people.example`,
    'a salon by a common word': (n) => `?q=${turn(['beauty', 'royal', 'lotus'], n)}`,
    'a salon by a common word, any page': (n) =>
      `?q=${turn(['beauty', 'salon', 'lakshmi'], n)}&page=${pageOf(1_000, 10, n)}`,
    'a salon that is none': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Payments that need a look', '/api/admin/payments/to-look-at', {
    default: '',
    'any page': (n) => `?page=${pageOf(1_500, 20, n)}`,
  }),
];
