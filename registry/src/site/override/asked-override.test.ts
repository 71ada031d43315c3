import type { Override } from '@sundara/contracts/federation';
import type { Visit } from '../http/visit.ts';
import { askedOverride, overrideMove } from './asked-override.ts';
import { signOverride } from './token.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const override: Override = { by: 'Asha', until: '2026-11-21T09:00:00.000Z', versions: {}, faults: {} };
const token = signOverride('secret', 'qa', override) ?? '';
const over = signOverride('secret', 'qa', { ...override, until: '2026-11-21T07:59:00.000Z' }) ?? '';

const visit = (search = '', cookie?: string, given: Partial<Visit> = {}): Visit => ({
  environment: 'qa',
  pathname: '/salon/42',
  search,
  cookies: cookie === undefined ? undefined : `a=b; sundara-override=${cookie}`,
  secure: false,
  ...given,
});
const move = (of: Visit) => overrideMove(of, 'secret', NOW);
const asked = (of: Visit) => askedOverride(of, 'secret', NOW);

test('a link puts the override into a cookie until its end, and leads to the clean address', () => {
  const moved = move(visit(`?tab=services&override=${token}`));
  expect(moved?.location).toBe('/salon/42?tab=services');
  expect(moved?.cookie).toBe(`sundara-override=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`);
  expect(move(visit(`?override=${token}`, undefined, { secure: true }))?.cookie).toMatch(/; Secure$/);
});

test('a link that is over or invalid moves nobody, and the page is told why', () => {
  expect(move(visit(`?override=${over}`))).toBeUndefined();
  expect(asked(visit(`?override=${over}`))).toEqual({ kept: false, ignored: 'expired' });
  expect(move(visit('?override=nonsense'))).toBeUndefined();
  expect(asked(visit('?override=nonsense', token))).toEqual({ kept: true, ignored: 'invalid' });
});

test('the override of another environment is invalid here', () => {
  expect(move(visit(`?override=${token}`, undefined, { environment: 'staging' }))).toBeUndefined();
  expect(asked(visit('', token, { environment: 'staging' })).ignored).toBe('invalid');
});

test('the cookie alone makes the page, until its end', () => {
  expect(asked(visit('', token))).toEqual({ kept: true, token, override });
  expect(asked(visit('', over))).toEqual({ kept: true, ignored: 'expired' });
  expect(asked(visit('', 'nonsense'))).toEqual({ kept: true, ignored: 'invalid' });
  expect(asked(visit())).toEqual({ kept: false });
});

test('?safe leaves it out once, and says nothing where there is none', () => {
  expect(move(visit('?safe', token))).toBeUndefined();
  expect(asked(visit('?safe', token))).toEqual({ kept: true, ignored: 'safe' });
  expect(asked(visit('?safe'))).toEqual({ kept: false });
});

test('?safe=forget removes the cookie and leads to the clean address', () => {
  expect(move(visit('?tab=a&safe=forget', token))).toEqual({
    cookie: 'sundara-override=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    location: '/salon/42?tab=a',
  });
});
