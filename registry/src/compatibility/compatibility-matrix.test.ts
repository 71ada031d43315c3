import type { ReleaseRecord } from '@sundara/contracts/federation';
import { documentHash } from '../documents/document-hash.ts';
import { NoAnswer } from '../provider/ask-provider.ts';
import { Unreadable } from '../refusal.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../testing/release-records.ts';
import { compatibilityMatrix, type Next } from './compatibility-matrix.ts';
import type { LiveSet } from './live-sets.ts';

const SHELL = aShellRecord('1.0.0');
const wanting = (id: string, version: string, shellApi = '^1.0.0') =>
  aRemoteRecord(id, version, aDeclaration(id, { contracts: { shellApi, providerApi: '^1.0.0' } }));

const set = (
  environment: string,
  records: readonly ReleaseRecord[],
  more: Partial<LiveSet> = {},
): LiveSet => ({
  environment,
  by: 'everybody',
  document: aCompositionDocument(records),
  records: new Map(records.map((record) => [record.id, record])),
  leftOut: new Map(),
  ...more,
});
const next = (...records: readonly ReleaseRecord[]): Next => ({
  releases: records.map((record) => ({ record, hash: documentHash(record) })),
});

/** 'booking@1.0.0 beside shell@2.0.0 in qa: shell-api', each pair in short form. */
const shortly = (sets: readonly LiveSet[], what: Next) =>
  compatibilityMatrix(sets, what).map(({ release, beside, places, findings }) => {
    const where = places.map(({ environment, by }) => (by === 'canary' ? `${environment}!` : environment));
    const verdict = findings.map(({ rule }) => rule).join(' ') || 'fits';
    return `${release} beside ${beside} in ${where.join(' ')}: ${verdict}`;
  });

test('every live remote is judged beside the next shell, with its owner, and equal verdicts are one pair', () => {
  const [booking, salon] = [wanting('booking', '1.0.0'), wanting('salon', '1.0.0', '^2.0.0')];
  const sets = [
    set('qa', [SHELL, booking]),
    set('production', [SHELL, booking]),
    set('production', [SHELL, booking, salon], { by: 'canary' }),
  ];
  const shell = next(aShellRecord('2.0.0', '2.0.0'));
  expect(shortly(sets, shell)).toEqual([
    'booking@1.0.0 beside shell@2.0.0 in qa production production!: shell-api',
    'salon@1.0.0 beside shell@2.0.0 in production!: fits',
    'shell@2.0.0 beside what is live in qa production production!: fits',
  ]);
  expect(compatibilityMatrix(sets, shell)[0]).toMatchObject({
    owner: 'booking team',
    findings: [{ found: expect.stringContaining('^1.0.0'), remedy: expect.stringContaining('take a shell') }],
  });
});

test('an export that the next kit lacks is told of who reads it', () => {
  const { shell, ...record } = aShellRecord('1.1.0');
  const exports = { '@sundara/web/form': ['Alert'] };
  const without = {
    ...record,
    ...(shell && { shell: { ...shell, provides: { ...shell.provides, exports } } }),
  };
  expect(shortly([set('qa', [SHELL, wanting('booking', '1.0.0')])], next(without))).toContain(
    'booking@1.0.0 beside shell@1.1.0 in qa: shared-export',
  );
});

test('every next remote is judged beside what is live in each set, where it does not run yet', () => {
  const old = set('production', [SHELL, wanting('booking', '1.0.0')]);
  const newer = set('qa', [aShellRecord('2.0.0', '2.0.0'), wanting('booking', '2.0.0', '^2.0.0')]);
  const canary = set('production', [SHELL, wanting('booking', '3.0.0', '^2.0.0')], { by: 'canary' });
  expect(shortly([old, newer, canary], next(wanting('booking', '3.0.0', '^2.0.0')))).toEqual([
    'booking@3.0.0 beside what is live in production: shell-api',
    'booking@3.0.0 beside what is live in qa: fits',
  ]);
});

test('what a next remote takes from a live one is told of the next one', () => {
  const page = (id: string) =>
    aRemoteRecord(id, '1.0.0', aDeclaration(id, { routes: [aRoute({ path: '/offers' })] }));
  const [pair] = compatibilityMatrix([set('qa', [SHELL, page('booking')])], next(page('art')));
  expect(pair).toMatchObject({ release: 'art@1.0.0', findings: [{ rule: 'route-owner' }] });
});

test('every live release is judged beside the next API, and each next one beside the API that runs', () => {
  const offer = (version: string) => ({ title: `the API ${version}`, report: { version, operations: {} } });
  const live = set('qa', [SHELL, wanting('booking', '1.0.0')], { api: offer('1.0.0') });
  expect(shortly([live], { ...next(), api: offer('2.0.0') })).toEqual([
    'shell@1.0.0 beside API 2.0.0 in qa: fits',
    'booking@1.0.0 beside API 2.0.0 in qa: provider-api',
  ]);
  const newer = aRemoteRecord(
    'art',
    '1.0.0',
    aDeclaration('art', { contracts: { shellApi: '^1.0.0', providerApi: '^1.0.0' }, operations: ['a.b'] }),
  );
  expect(shortly([live], next(newer))).toEqual(['art@1.0.0 beside what is live in qa: operation']);
});

test('what can not be told is no yes', () => {
  const booking = wanting('booking', '1.0.0');
  const unread = set('qa', [SHELL, booking], {
    records: new Map([['shell', SHELL]]),
    leftOut: new Map([['booking', new Unreadable('It speaks in riddles.')]]),
    api: new NoAnswer('It is silent'),
  });
  expect(shortly([unread], next(aShellRecord('1.1.0')))).toEqual([
    'booking@1.0.0 beside shell@1.1.0 in qa: unreadable',
    'shell@1.1.0 beside what is live in qa: no-answer',
  ]);
});
