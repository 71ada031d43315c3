import type { ReleaseRecord } from '@sundara/contracts/federation';
import { nameOf } from '../core/release-name.ts';
import { documentHash } from '../documents/document-hash.ts';
import { aCompositionDocument, aRemoteRecord, aShellRecord } from '../testing/release-records.ts';
import { nextReleases } from './next-releases.ts';

const SHELL = aShellRecord('1.0.0');
const booking = (version: string) => aRemoteRecord('booking', version);
const live = (...records: readonly ReleaseRecord[]) => ({ document: aCompositionDocument(records) });

const next = (
  published: readonly ReleaseRecord[],
  sets: readonly ReturnType<typeof live>[],
  ...withdrawn: readonly string[]
) => {
  const reason = { by: 'Asha', why: 'Pays twice', at: '2026-11-21T05:00:00.000Z' };
  const releases = published.map((record) => ({ record, hash: documentHash(record) }));
  return nextReleases({ releases, withdrawn: new Map(withdrawn.map((name) => [name, reason])) }, sets).map(
    ({ record }) => nameOf(record),
  );
};

test('next is the newest of each part that runs nowhere yet', () => {
  const published = [SHELL, aShellRecord('1.1.0'), booking('1.0.0'), booking('1.1.0'), booking('1.2.0')];
  expect(next(published, [live(SHELL, booking('1.1.0'))])).toEqual(['shell@1.1.0', 'booking@1.2.0']);
});

test('what is older than what runs is not next, and what one environment or a canary runs is not either', () => {
  const published = [SHELL, booking('1.0.0'), booking('1.1.0')];
  expect(next(published, [live(SHELL), live(SHELL, booking('1.1.0'))])).toEqual([]);
});

test('where what runs was withdrawn, the version before it is not next, the one after it is', () => {
  const published = [SHELL, booking('1.0.0'), booking('1.1.0')];
  const sets = [live(SHELL, booking('1.1.0'))];
  expect(next(published, sets, 'booking@1.1.0')).toEqual([]);
  expect(next([...published, booking('1.2.0')], sets, 'booking@1.1.0')).toEqual(['booking@1.2.0']);
});

test('a withdrawn version and a test build are not next, the version before them is', () => {
  const published = [SHELL, booking('1.1.0'), booking('1.2.0'), booking('1.3.0-pr.7')];
  expect(next(published, [live(SHELL)], 'booking@1.2.0')).toEqual(['booking@1.1.0']);
});
