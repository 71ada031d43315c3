import type { CompositionDocument } from '@sundara/contracts/federation';
import type { Trial } from '../bisect/run-for-set.ts';
import { documentHash } from '../documents/document-hash.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../testing/release-records.ts';
import { checkRoutes } from './check-routes.ts';
import { judgePairs, mergePairs } from './compatibility-matrix.ts';
import type { Judged } from './pair.ts';
import type { AskedRoute, RouteResult } from './route-result.ts';

const page = (id: string, version: string) =>
  aRemoteRecord(
    id,
    version,
    aDeclaration(id, {
      routes: [aRoute({ path: `/${id}` }), aRoute({ path: `/${id}/:id`, access: ['admin'] })],
    }),
  );
const SHELL = aShellRecord('1.0.0');
const LIVE = [SHELL, page('booking', '1.0.0'), page('salon', '1.0.0')];
const NEXT = [aShellRecord('1.1.0'), page('booking', '1.1.0')];

const judged = (...environments: readonly string[]): readonly Judged[] =>
  judgePairs(
    environments.map((environment) => ({
      environment,
      by: 'everybody',
      document: aCompositionDocument(LIVE),
      records: new Map(LIVE.map((record) => [record.id, record])),
      leftOut: new Map(),
    })),
    { releases: NEXT.map((record) => ({ record, hash: documentHash(record) })) },
  );

const shelf = () => {
  const kept: CompositionDocument[] = [];
  return {
    readRelease: async ({ id }: { readonly id: string }) => {
      const record = NEXT.find((one) => one.id === id);
      return record && { record, hash: documentHash(record) };
    },
    keepComposition: async (document: CompositionDocument) => {
      kept.push(document);
      return documentHash(document);
    },
  };
};

/** Checks with the result 'rendered' for all routes, except those in `told`. */
const checked = async (pairs: readonly Judged[], told: readonly Partial<RouteResult>[] = []) => {
  const asked: { readonly trial: Trial; readonly routes: readonly AskedRoute[] }[] = [];
  const results = await checkRoutes(shelf(), pairs, async (trial, routes) => {
    asked.push({ trial, routes });
    return routes.map(({ remote, path }) => ({
      remote,
      path,
      outcome: 'rendered',
      console: [],
      ...told.find((one) => one.remote === remote && one.path === path),
    }));
  });
  return { asked, pairs: mergePairs(results) };
};

test('each set is opened once, with the routes of every remote that meets something new in it', async () => {
  const { asked, pairs } = await checked(judged('qa', 'production'));
  expect(
    asked.map(({ trial, routes }) => [
      trial.document.shell.version,
      trial.document.remotes.booking?.version,
      routes.map(({ path }) => path),
    ]),
  ).toEqual([
    ['1.1.0', '1.0.0', ['/booking', '/booking/:id', '/salon', '/salon/:id']],
    ['1.0.0', '1.1.0', ['/booking', '/booking/:id']],
  ]);
  expect(asked[0]?.routes[1]).toEqual({ remote: 'booking', path: '/booking/:id', access: ['admin'] });
  expect(pairs.every(({ findings }) => findings.length === 0)).toBe(true);
});

test('a route that does not load or render is a misfit of its pair alone, and one that was not opened is none', async () => {
  const { pairs } = await checked(judged('qa'), [
    { remote: 'booking', path: '/booking', outcome: 'not-rendered', found: 'booking · render' },
    { remote: 'booking', path: '/booking/:id', outcome: 'not-loaded', found: 'get-module · broken' },
    { remote: 'salon', path: '/salon/:id', outcome: 'not-opened', found: 'no link' },
  ]);
  expect(
    pairs
      .find(({ release }) => release === 'booking@1.0.0')
      ?.findings.map(({ rule, found }) => `${rule}: ${found}`),
  ).toEqual([
    "render: /booking doesn't render: booking · render",
    "load: /booking/:id doesn't load: get-module · broken",
  ]);
  const salon = pairs.find(({ release }) => release === 'salon@1.0.0');
  expect([salon?.findings, salon?.routes?.[1]?.outcome]).toEqual([[], 'not-opened']);
});

test('what the gate refuses is opened nowhere, and a route without an answer was not opened', async () => {
  const pairs = judged('qa').map((pair) => ({
    ...pair,
    findings:
      pair.release === 'salon@1.0.0'
        ? []
        : [{ release: pair.release, rule: 'shell-api' as const, found: '' }],
  }));
  const asked: string[] = [];
  const results = await checkRoutes(shelf(), pairs, async (_, routes) => {
    asked.push(...routes.map(({ path }) => path));
    return [];
  });
  expect(asked).toEqual(['/salon', '/salon/:id']);
  expect(results.find(({ release }) => release === 'salon@1.0.0')?.routes?.[0]).toMatchObject({
    path: '/salon',
    outcome: 'not-opened',
    found: 'the check says nothing of it',
  });
});
