import { matchRoute, routeTable } from './route-match.ts';

const table = routeTable([
  { path: '/' },
  { path: '/salon/:id' },
  { path: '/salon/dashboard' },
  { path: '/salon/bookings/:id' },
]);
const found = (pathname: string) => matchRoute(table, pathname);

test('a path belongs to the route that declares it, with its parameters decoded', () => {
  expect(found('/')?.route.path).toBe('/');
  expect(found('/salon/s%20pa')).toEqual({ route: { path: '/salon/:id' }, params: { id: 's pa' } });
  expect(found('/salon/bookings/7')?.params).toEqual({ id: '7' });
});

test('a literal segment comes before a parameter, whatever the order of declaring', () => {
  expect(found('/salon/dashboard')?.route.path).toBe('/salon/dashboard');
});

test('a trailing slash and the case of literal segments do not matter', () => {
  expect(found('/Salon/Dashboard/')?.route.path).toBe('/salon/dashboard');
});

test.each(['/nowhere', '/salon', '/salon/bookings/7/more', '/salon/%E0%A4%A'])(
  '%s belongs to nobody',
  (path) => {
    expect(found(path)).toBeUndefined();
  },
);
