import { isConfirmed } from './await-served.ts';
import type { SiteReport } from './site-report.ts';
import { unservedBy } from './unserved.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const secondsAgo = (seconds: number): string => new Date(NOW.getTime() - seconds * 1000).toISOString();

const document = {
  kind: 'environment',
  environment: 'staging',
  sequence: 7,
  composition: 'a'.repeat(64),
  pins: {},
  history: 'c'.repeat(64),
  changedAt: secondsAgo(1),
} as const;

const served = { sequence: 7, composition: document.composition, leftOut: {} };
const report = (given: Partial<SiteReport> = {}): SiteReport => ({
  host: 'web-2',
  port: 3000,
  pid: 71,
  seenAt: secondsAgo(1),
  environments: { staging: served },
  ...given,
});
const whyOf = (given: Partial<SiteReport>) =>
  unservedBy([report(given)], document, NOW).map(({ why }) => why);

test('who serves the set that the environment names, or a later one, confirms it', () => {
  expect(whyOf({})).toEqual([]);
  const later = { ...served, sequence: 8, composition: 'b'.repeat(64) };
  expect(whyOf({ environments: { staging: later } })).toEqual([]);
});

test.each<[string, Partial<SiteReport>, string]>([
  ['has not told of this environment', { environments: {} }, 'has not told yet what it serves'],
  [
    'serves what ran before',
    {
      environments: {
        staging: { ...served, sequence: 6, composition: 'b'.repeat(64), fault: 'It is lost.' },
      },
    },
    'serves change 6 (composition bbbbbbbbbbbb): It is lost.',
  ],
  [
    'serves another set of the same number, as from a copy that was put back',
    { environments: { staging: { ...served, composition: 'b'.repeat(64) } } },
    'serves change 7 (composition bbbbbbbbbbbb)',
  ],
  [
    'serves nothing',
    { environments: { staging: { sequence: null, composition: null, leftOut: {}, fault: 'It is lost.' } } },
    'serves nothing: It is lost.',
  ],
  [
    'runs without a remote',
    { environments: { staging: { ...served, leftOut: { loyalty: 'It is newer.' } } } },
    'serves it without loyalty: It is newer.',
  ],
  [
    'was not heard of for half a minute, whatever it said then',
    { seenAt: secondsAgo(31) },
    'was last heard of 31 s ago, when it served change 7 (composition aaaaaaaaaaaa)',
  ],
])('a site server that %s does not', (_, given, why) => {
  expect(whyOf(given)).toEqual([why]);
  expect(unservedBy([report(given)], document, NOW)[0]).toMatchObject({
    site: 'web-2:3000 (process 71)',
    isLost: false,
  });
});

test('one that was not heard of for five minutes is lost, and waited for no more', () => {
  const unserved = unservedBy([report({ seenAt: secondsAgo(301) })], document, NOW);
  expect(unserved).toMatchObject([{ isLost: true }]);
  expect(isConfirmed({ served: [], unserved })).toBe(true);
});
