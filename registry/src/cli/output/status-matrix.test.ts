import type { ReleaseRecord } from '@sundara/contracts/federation';
import {
  aCompositionDocument,
  aDeclaration,
  anEnvironment,
  aRemoteRecord,
  aShellRecord,
} from '../../testing/release-records.ts';
import { fitOf, gateText, matrixText, type Running, type Withdrawals } from './status-matrix.ts';

const NONE: Withdrawals = new Map();

const wanting = (id: string, version: string, shellApi: string): ReleaseRecord =>
  aRemoteRecord(id, version, aDeclaration(id, { contracts: { shellApi, providerApi: '^1.0.0' } }));

const running = (environment: string, ...records: readonly ReleaseRecord[]): Running => ({
  document: anEnvironment(records, environment),
  composition: aCompositionDocument(records),
  records: new Map(records.map((record) => [record.id, record])),
  leftOut: new Map(),
  sites: { served: [], unserved: [] },
  tried: undefined,
});

const SHELL = aShellRecord('1.0.0');
const stored = (record: ReleaseRecord) => ({ record, hash: 'a hash' });

test('a release that fits would load, one that does not is told with its rule', () => {
  const qa = running('qa', SHELL, wanting('booking', '1.0.0', '^1.0.0'));
  expect(fitOf(stored(wanting('booking', '1.1.0', '^1.0.0')), qa)).toMatchObject({
    fits: true,
    findings: [],
  });
  expect(fitOf(stored(wanting('booking', '2.0.0', '^2.0.0')), qa)).toMatchObject({
    environment: 'qa',
    fits: false,
    findings: [{ release: 'booking@2.0.0', rule: 'shell-api' }],
  });
});

test('a new shell is judged by every remote that runs there', () => {
  const qa = running('qa', SHELL, wanting('booking', '1.0.0', '^1.0.0'));
  const fit = fitOf(stored(aShellRecord('2.0.0', '2.0.0')), qa);
  expect(fit).toMatchObject({ fits: false, findings: [{ release: 'booking@1.0.0', rule: 'shell-api' }] });
});

test('what does not fit there already is not held against a release', () => {
  const qa = running('qa', SHELL, wanting('booking', '2.0.0', '^2.0.0'));
  expect(fitOf(stored(wanting('salon', '1.0.0', '^1.0.0')), qa).fits).toBe(true);
});

test('where no shell runs it can not be told', () => {
  const fit = fitOf(stored(SHELL), { ...running('qa', SHELL), records: new Map() });
  expect(fit.fits).toBe(true);
  const remote = fitOf(stored(wanting('salon', '1.0.0', '^1.0.0')), {
    ...running('qa', SHELL),
    records: new Map(),
  });
  expect(remote.fits).toBe('unknown');
});

test('the matrix has a row for every part and a column for every environment, with pin, lock and canary', () => {
  const reason = { by: 'Meera', why: 'Audit', at: '2026-11-21T05:00:00.000Z' };
  const local = running('local', SHELL, aRemoteRecord('booking', '1.4.2'));
  const qa = running('qa', aShellRecord('1.1.0'), aRemoteRecord('salon', '1.0.0'));
  const canary = {
    composition: 'c'.repeat(64),
    percent: 10,
    salt: 's',
    startedAt: reason.at,
    budget: { minimumLoads: 20, loadErrorPercent: 2, renderErrorPercent: 1, slowerBy: 1.5 },
  };
  const marked = {
    ...local,
    document: { ...local.document, pins: { booking: reason }, lock: reason, canary },
  };
  const [head, about, ...rows] = matrixText([marked, qa], NONE);
  expect(head).toMatch(/^ +local +qa$/);
  expect(about).toContain(local.document.composition.slice(0, 12));
  expect(rows).toEqual([
    'shell        1.0.0           1.1.0',
    'booking      1.4.2 (pinned)  -',
    'salon        -               1.0.0',
    '',
    'local',
    '  locked by Meera: Audit',
    '  canary cccccccccccc for 10 %',
    '  booking pinned by Meera: Audit',
  ]);
});

test('the verdicts read as sentences', () => {
  const qa = running('qa', SHELL, wanting('booking', '1.0.0', '^1.0.0'));
  const releases = [wanting('booking', '1.1.0', '^1.0.0'), aShellRecord('2.0.0', '2.0.0')].map(stored);
  expect(
    gateText(
      releases.map((release) => ({ release, fits: [fitOf(release, qa)] })),
      NONE,
    ),
  ).toEqual([
    '  booking@1.1.0 would load in qa',
    '  shell@2.0.0 would not load in qa (shell-api): booking@1.0.0: it is written for shell API ^1.0.0, and shell@2.0.0 has 2.0.0',
  ]);
});
