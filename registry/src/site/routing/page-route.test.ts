import { customerStats, listSalons, salonDetail } from '@sundara/contracts/api';
import { firstData } from '@sundara/contracts/federation';
import { compose } from '../../compose/compose.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../../testing/release-records.ts';
import { routeOf } from './page-route.ts';

const shell = aShellRecord('1.0.0');
const discovery = aRemoteRecord(
  'discovery',
  '1.0.0',
  aDeclaration('discovery', {
    routes: [
      aRoute({ path: '/', firstData: [firstData(listSalons, { query: { q: '?q', limit: '100' } })] }),
      aRoute({ path: '/salon/:id', firstData: [firstData(salonDetail, { params: { id: ':id' } })] }),
      aRoute({ path: '/store', firstData: [firstData(salonDetail, { params: { id: '?id' } })] }),
      aRoute({ path: '/dashboard', access: ['customer'], firstData: [firstData(customerStats)] }),
    ],
  }),
);
const records = [shell, discovery];
const release = {
  composition: compose(aCompositionDocument(records), 'id-of-it', records, { assetsUrl: '' }),
  shell,
};

test('a route names the code that it needs, each file once, the runtime first', () => {
  expect(routeOf(release, '/', '').code.map((asset) => asset.url)).toEqual([
    '/assets/shell/1.0.0/federation.js',
    '/assets/remotes/discovery/1.0.0/remoteEntry.js',
    '/assets/remotes/discovery/1.0.0/routes-home.js',
    '/assets/shell/1.0.0/shared.js',
    '/assets/shell/1.0.0/ui-form.js',
  ]);
});

test('first data is addressed as the shell will ask for it', () => {
  expect(routeOf(release, '/', '?q=nail%20art').data).toEqual(['/api/public/salons?limit=100&q=nail%20art']);
  expect(routeOf(release, '/salon/s1', '').data).toEqual(['/api/public/salons/s1']);
});

test('first data that the address says too little for is left to the page', () => {
  expect(routeOf(release, '/store', '').data).toEqual([]);
});

test('data that needs a session is not asked for from the HTML, but the code is', () => {
  const route = routeOf(release, '/dashboard', '');
  expect(route.data).toEqual([]);
  expect(route.code).not.toEqual([]);
});

test('the shell has routes of its own, and addresses that nobody has are one page', () => {
  expect(routeOf(release, '/login', '')).toMatchObject({ status: 200, title: 'Sign in', code: [] });
  expect(routeOf(release, '/nowhere', '').status).toBe(404);
  expect(routeOf(release, '/no/where', '?x=1')).toEqual(routeOf(release, '/nowhere', ''));
});
