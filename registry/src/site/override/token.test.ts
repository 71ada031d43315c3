import { createHmac } from 'node:crypto';
import type { Override } from '@sundara/contracts/federation';
import { signOverride, verifyOverride } from './token.ts';

const NOW = Date.parse('2026-11-21T08:00:00.000Z');
const override: Override = {
  by: 'Asha',
  why: 'the new calendar',
  until: '2026-11-21T09:00:00.000Z',
  versions: { booking: '2.0.0-rc.1' },
  faults: { salon: 'slow' },
};
const token = signOverride('secret', 'qa', override) ?? '';
const verify = (text: string, environment = 'qa', now = NOW) =>
  verifyOverride('secret', environment, text, now);
const signText = (text: string) => {
  const content = Buffer.from(text).toString('base64url');
  return `${content}.${createHmac('sha256', 'secret').update(content).digest('base64url')}`;
};

test('an override comes back as it was signed', () => {
  expect(verify(token)).toEqual({ ok: true, override });
});

test('it holds to its end and not a moment longer', () => {
  const end = Date.parse(override.until);
  expect(verify(token, 'qa', end - 1).ok).toBe(true);
  expect(verify(token, 'qa', end)).toEqual({ ok: false, why: 'expired' });
});

test('it holds in its own environment alone', () => {
  expect(verify(token, 'production')).toEqual({ ok: false, why: 'invalid' });
});

test('no character of it can be changed, dropped or added', () => {
  for (let at = 0; at < token.length; at += 1) {
    const other = token[at] === 'A' ? 'Q' : 'A';
    const changed = token.slice(0, at) + other + token.slice(at + 1);
    expect(verify(changed)).toEqual({ ok: false, why: 'invalid' });
    expect(verify(token.slice(0, at)).ok).toBe(false);
  }
  expect(verify(`${token}.more`).ok).toBe(false);
});

test('another key, or none, signs nothing', () => {
  expect(verify(signOverride('another', 'qa', override) ?? '').ok).toBe(false);
  expect(verify(token.split('.')[0] ?? '').ok).toBe(false);
  expect(verify('').ok).toBe(false);
});

test('what is signed but is no override is invalid, and an end that is no time is over', () => {
  for (const text of ['', 'null', '{}', '{"environment":"qa"}'])
    expect(verify(signText(text)).ok).toBe(false);
  const endless = signText(JSON.stringify({ ...override, until: 'never', environment: 'qa' }));
  expect(verify(endless)).toEqual({ ok: false, why: 'expired' });
});

test('an override that no cookie can hold is not signed', () => {
  const versions = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`remote-${index}`, '1.0.0']),
  );
  expect(signOverride('secret', 'qa', { ...override, versions })).toBeUndefined();
});
