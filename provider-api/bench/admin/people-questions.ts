import { asked, COMMON, idOf, madeOf, pageOf, SHORT, turn } from './asked.ts';
import type { Question } from './lists.ts';
import { SIZES } from './sizes.ts';

const { users, salons, owners, admins } = SIZES;

/** Queries of salons, owners who may get one, accounts and the central catalogue. */
export const peopleQuestions: readonly Question[] = [
  ...asked('Salons', '/api/admin/salons', {
    default: '',
    'by name, any page': (n) => `?sort=${turn(['name_asc', 'name_desc'], n)}&page=${pageOf(salons, 10, n)}`,
    'by age, any page': (n) =>
      `?sort=${turn(['createdAt_asc', 'createdAt_desc'], n)}&page=${pageOf(salons, 10, n)}`,
    'by rating, any page': (n) =>
      `?sort=${turn(['rating_asc', 'rating_desc'], n)}&page=${pageOf(salons, 10, n)}`,
    '50 a page': (n) => `?limit=50&page=${pageOf(salons, 50, n)}`,
    pending: (n) => `?status=pending&sort=${turn(['name_asc', 'createdAt_desc', 'rating_desc'], n)}`,
    'active, any page': (n) => `?status=active&page=${pageOf(salons * 0.9, 10, n)}`,
    'common word': (n) =>
      `?q=${turn(['beauty', 'salon', 'hello', 'royal'], n)}&sort=${turn(['name_asc', 'rating_desc'], n)}`,
    'rare word': (n) => `?q=hello@salon-${1 + ((n * 37) % salons)}.`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}&sort=${turn(['name_asc', 'createdAt_desc'], n)}`,
    'contact number': (n) => `?q=5550${1000 + (n % 9000)}`,
    'word, active, by age': (n) => `?q=${turn(['beauty', 'lakshmi'], n)}&status=active&sort=createdAt_desc`,
    'a word that nothing has': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Owners without a salon', '/api/admin/users/without-salons', {
    default: '',
    'common word': (n) => `?q=${turn(COMMON, n)}`,
    'rare word': (n) => `?q=.${admins + owners - (n % 1900)}@people`,
    'one or two letters': (n) => `?q=${turn(SHORT, n)}`,
    'a word that nobody has': (n) => `?q=zq${madeOf(String(n), 6)}`,
  }),
  ...asked('Users', '/api/admin/users', {
    default: '',
    'by name, any page': (n) => `?sort=${turn(['name_asc', 'name_desc'], n)}&page=${pageOf(users, 10, n)}`,
    'by e-mail, any page': (n) =>
      `?sort=${turn(['email_asc', 'email_desc'], n)}&page=${pageOf(users, 10, n)}`,
    'by role, any page': (n) => `?sort=${turn(['role_asc', 'role_desc'], n)}&page=${pageOf(users, 10, n)}`,
    'by state, any page': (n) =>
      `?sort=${turn(['status_asc', 'status_desc'], n)}&page=${pageOf(users, 10, n)}`,
    'by age, any page': (n) =>
      `?sort=${turn(['createdAt_asc', 'createdAt_desc'], n)}&page=${pageOf(users, 10, n)}`,
    'admins by name': '?role=admin&sort=name_asc',
    'owners by age, any page': (n) => `?role=salon&page=${pageOf(owners, 10, n)}`,
    'disabled by e-mail, any page': (n) =>
      `?status=disabled&sort=email_asc&page=${pageOf(users / 50, 10, n)}`,
    'disabled owners by name': '?role=salon&status=disabled&sort=name_asc',
    'common word': (n) => `?q=${turn(COMMON, n)}`,
    'common word, any page of the hits': (n) =>
      `?q=${turn(COMMON, n)}&sort=name_asc&page=${pageOf(1000, 10, n)}`,
    'rare word': (n) => `?q=.${1 + ((n * 7919) % users)}@people`,
    'phone number': (n) =>
      `?q=9190 ${String((n * 7919) % 100_000_000).padStart(8, '0')}`.replaceAll(' ', '%20'),
    'one or two letters': (n) => `?q=${turn(SHORT, n)}&sort=${turn(['createdAt_desc', 'email_asc'], n)}`,
    'word, owners, active': (n) => `?q=${turn(COMMON, n)}&role=salon&status=active&sort=name_asc`,
    'word, admins': (n) => `?q=${turn(COMMON, n)}&role=admin`,
    'a word that nobody has': (n) => `?q=zq${madeOf(String(n), 6)}`,
    'sessions of one': (n) => `/${idOf(`user ${1 + ((n * 7919) % users)}`)}/sessions`,
  }),
  ...asked('Central services', '/api/admin/services', {
    default: '',
    'each order, any page': (n) =>
      `?sort=${turn(['category_desc', 'name_asc', 'price_desc', 'duration_asc'], n)}&page=${pageOf(SIZES.centralServices, 30, n)}`,
    'a word': (n) => `?q=${turn(['facial', 'body wrap', '77', 'a'], n)}`,
    'category and state': (n) =>
      `?category=${turn(['Hair%20Care', 'Massage'], n)}&status=${turn(['Active', 'Inactive'], n)}`,
  }),
];
