import { compose } from '../../compose/compose.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../../testing/release-records.ts';
import { keptRoute } from './kept-route.ts';
import { routeOf } from './page-route.ts';

const release = (path: string) => {
  const shell = aShellRecord('1.0.0');
  const records = [
    shell,
    aRemoteRecord('discovery', '1.0.0', aDeclaration('discovery', { routes: [aRoute({ path })] })),
  ];
  return {
    composition: compose(aCompositionDocument(records), 'id-of-it', records, { assetsUrl: '' }),
    shell,
  };
};
const ADDRESSES = [
  ['/salons', ''],
  ['/salons', '?page=2'],
  ['/salons', '?page=3'],
  ['/other', ''],
  [`/${'x'.repeat(600)}`, ''],
] as const;

test('what is kept of an address is what would be found, of each release', () => {
  for (const one of [release('/salons'), release('/other')])
    for (const [path, search] of [...ADDRESSES, ...ADDRESSES])
      expect(keptRoute(one, path, search)).toEqual(routeOf(one, path, search));
});

test('an address that is asked for again is not looked for again', () => {
  const one = release('/salons');
  expect(keptRoute(one, '/salons', '?page=2')).toBe(keptRoute(one, '/salons', '?page=2'));
});
