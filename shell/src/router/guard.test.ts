import type { RouteDeclaration, Session } from '@sundara/contracts/federation';
import { guard } from './guard.ts';

const anonymous = { status: 'anonymous' } as const satisfies Session;
const as = (role: 'customer' | 'salon' | 'admin') =>
  ({ status: 'signed-in', user: { id: 'u1', role } }) as const satisfies Session;
const OPEN = undefined;
const doorOf = (path: string) => `/?sign-in=login&next=${encodeURIComponent(path)}`;

type Row = [
  path: string,
  access: RouteDeclaration['access'],
  anonymous: string | undefined,
  customer: string | undefined,
  salon: string | undefined,
  admin: string | undefined,
];

test.each<Row>([
  ['/', 'public', OPEN, OPEN, OPEN, OPEN],
  ['/salon/12', 'public', OPEN, OPEN, OPEN, OPEN],
  ['/profile', 'signed-in', doorOf('/profile'), OPEN, OPEN, OPEN],
  [
    '/dashboard?tab=bookings',
    ['customer'],
    doorOf('/dashboard?tab=bookings'),
    OPEN,
    '/salon/dashboard',
    '/admin/dashboard',
  ],
  ['/bookings/7', ['customer'], doorOf('/bookings/7'), OPEN, '/salon/dashboard', '/admin/dashboard'],
  ['/salon/bookings', ['salon'], doorOf('/salon/bookings'), '/dashboard', OPEN, '/admin/dashboard'],
  ['/salon/services', ['salon', 'admin'], doorOf('/salon/services'), '/dashboard', OPEN, OPEN],
  ['/admin/salons', ['admin'], doorOf('/admin/salons'), '/dashboard', '/salon/dashboard', OPEN],
])('%s for %j sends each visitor to the right place', (path, access, nobody, customer, salon, admin) => {
  expect(guard(access, anonymous, path)).toBe(nobody);
  expect(guard(access, as('customer'), path)).toBe(customer);
  expect(guard(access, as('salon'), path)).toBe(salon);
  expect(guard(access, as('admin'), path)).toBe(admin);
});

test('a route for roles that this shell does not know is open to nobody else', () => {
  expect(guard(['auditor'], as('admin'), '/audit')).toBe('/admin/dashboard');
  expect(guard(['auditor', 'admin'], as('admin'), '/audit')).toBe(OPEN);
  expect(guard([], as('admin'), '/audit')).toBe('/admin/dashboard');
});
