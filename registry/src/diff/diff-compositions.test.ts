import type { CompositionDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { aDeclaration, aRemoteRecord, aRoute, aShellRecord } from '../testing/release-records.ts';
import { diffCompositions, type Side } from './diff-compositions.ts';
import { diffText } from './diff-text.ts';

/** A composition of these records, each pinned by its name instead of a hash. */
const sideOf = (...records: readonly ReleaseRecord[]): Side => {
  const lockOf = ({ id, version }: ReleaseRecord) => ({ version, record: `${id}@${version}` });
  const [shell, ...remotes] = records;
  if (!shell) throw new Error('A composition has a shell');
  const document: CompositionDocument = {
    shell: lockOf(shell),
    remotes: Object.fromEntries(remotes.map((record) => [record.id, lockOf(record)])),
  };
  return { document, records: new Map(records.map((record) => [record.id, record])) };
};

const sized = (record: ReleaseRecord, size: number): ReleaseRecord => ({
  ...record,
  files: { 'remoteEntry.js': { integrity: '', size } },
});

const SHELL = sized(aShellRecord('1.0.0'), 4_096);
const declared = (version: string, given: Parameters<typeof aDeclaration>[1]) =>
  sized(aRemoteRecord('booking', version, aDeclaration('booking', given)), 1_024);

test('equal compositions have no difference', () => {
  const side = sideOf(SHELL, declared('1.0.0', {}));
  expect(diffCompositions(side, side)).toEqual({
    releases: [],
    routes: [],
    bytes: { from: 5_120, to: 5_120 },
  });
  expect(diffText(diffCompositions(side, side))).toBe('They are the same.');
});

test('a release is told by its old and new version, with contracts, operations and size', () => {
  const before = declared('1.0.0', { operations: ['booking.create'] });
  const after = sized(
    declared('2.0.0', {
      contracts: { shellApi: '^1.2.0', providerApi: '^1.0.0' },
      operations: ['booking.hold'],
    }),
    3_072,
  );
  const diff = diffCompositions(sideOf(SHELL, before), sideOf(SHELL, after));
  expect(diff.releases).toEqual([
    {
      id: 'booking',
      from: '1.0.0',
      to: '2.0.0',
      fromBytes: 1_024,
      toBytes: 3_072,
      contracts: [{ key: 'shellApi', from: '^1.0.0', to: '^1.2.0' }],
      shared: [],
      operations: { added: ['booking.hold'], removed: ['booking.create'] },
    },
  ]);
  expect(diff.bytes).toEqual({ from: 5_120, to: 7_168 });
  expect(diffText(diff)).toBe(
    [
      'booking  1.0.0 → 2.0.0  +2.0 KB',
      '  shell API: ^1.0.0 → ^1.2.0',
      '  calls booking.hold',
      '  calls booking.create no more',
      'Files in all: 5 KB → 7 KB (+2.0 KB)',
    ].join('\n'),
  );
});

test('packages are compared: what a remote takes, and what a shell gives', () => {
  const taking = (version: string, react: string) => ({ ...declared(version, {}), shared: { react } });
  const given = { ...SHELL, version: '1.1.0' };
  const { releases } = diffCompositions(
    sideOf(SHELL, taking('1.0.0', '^18.0.0')),
    sideOf(given, taking('1.1.0', '^19.0.0')),
  );
  expect(releases.map(({ id }) => id)).toEqual(['shell', 'booking']);
  expect(releases[1]?.shared).toEqual([{ key: 'react', from: '^18.0.0', to: '^19.0.0' }]);
});

test('routes are told by who answers them: added, removed, moved to another remote', () => {
  const routes = (...paths: readonly string[]) => ({ routes: paths.map((path) => aRoute({ path })) });
  const customer = (version: string, ...paths: readonly string[]) =>
    aRemoteRecord('customer', version, aDeclaration('customer', routes(...paths)));
  const diff = diffCompositions(
    sideOf(SHELL, declared('1.0.0', routes('/pay', '/receipt')), customer('1.0.0')),
    sideOf(SHELL, declared('2.0.0', routes('/pay', '/hold')), customer('2.0.0', '/receipt')),
  );
  expect(diff.routes).toEqual([
    { key: '/hold', from: null, to: 'booking' },
    { key: '/receipt', from: 'booking', to: 'customer' },
  ]);
});

test('a remote that only one side has is added or removed', () => {
  const alone = sideOf(SHELL);
  const withBooking = sideOf(SHELL, declared('1.0.0', {}));
  expect(diffCompositions(alone, withBooking).releases).toMatchObject([
    { id: 'booking', from: null, to: '1.0.0' },
  ]);
  expect(diffCompositions(withBooking, alone).releases).toMatchObject([
    { id: 'booking', from: '1.0.0', to: null },
  ]);
});
