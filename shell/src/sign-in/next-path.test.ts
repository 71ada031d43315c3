import { safeNext, signInPath } from './next-path.ts';

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard?tab=bookings#top', '/dashboard?tab=bookings#top'],
  ['/salon/12/../13', '/salon/13'],
])('%s is a place to go on to', (value, place) => {
  expect(safeNext(value)).toBe(place);
});

test.each([
  undefined,
  null,
  '',
  'dashboard',
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '/\t/evil.test/',
  '/x/..//evil.test/',
  'javascript:alert(1)',
])('%j is no place on this site', (value) => {
  expect(safeNext(value)).toBeUndefined();
});

test('the place to go on to survives in the address', () => {
  const query = new URL(signInPath('login', '/dashboard?tab=bookings'), 'https://sundara.test').searchParams;
  expect(query.get('sign-in')).toBe('login');
  expect(safeNext(query.get('next'))).toBe('/dashboard?tab=bookings');
});
