import { forgotPath, loginPath, safeNext, signInPath } from './next-path.ts';

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

test('without such a place, addresses of the dialog and of its pages name none', () => {
  expect(signInPath('register', undefined)).toBe('/?sign-in=register');
  expect(forgotPath(undefined)).toBe('/forgot-password');
  expect(loginPath(undefined)).toBe('/login');
});

test('the pages of a forgotten password keep it', () => {
  expect(forgotPath('/profile?a=b')).toBe('/forgot-password?next=%2Fprofile%3Fa%3Db');
  expect(loginPath('/profile')).toBe('/login?next=%2Fprofile');
});
