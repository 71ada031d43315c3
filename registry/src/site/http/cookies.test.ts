import { readCookie, writeCookie } from './cookies.ts';

test('a cookie is found by its whole name, wherever it stands', () => {
  const header = 'a=1; sundara-override=x.y=; my-a=2';
  expect(readCookie(header, 'sundara-override')).toBe('x.y=');
  expect(readCookie(header, 'my-a')).toBe('2');
  expect(readCookie(header, 'a')).toBe('1');
  expect(readCookie(header, 'b')).toBeUndefined();
  expect(readCookie(undefined, 'a')).toBeUndefined();
});

test('a cookie is for the whole site, out of reach of scripts and of other sites', () => {
  expect(writeCookie('a', 'x', { maxAge: 60, secure: true })).toBe(
    'a=x; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
  );
  expect(writeCookie('a', '', { maxAge: 0, secure: false })).not.toContain('Secure');
});
