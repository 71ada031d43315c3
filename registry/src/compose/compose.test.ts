import { Refusal } from '../refusal.ts';
import {
  aDeclaration,
  anEnvironment,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../testing/release-records.ts';
import { canonicalJson } from './canonical-json.ts';
import { compose } from './compose.ts';

const shell = aShellRecord('1.0.0');
const discovery = aRemoteRecord(
  'discovery',
  '1.4.2',
  aDeclaration('discovery', { routes: [aRoute({ path: '/' })] }),
);
const booking = aRemoteRecord('booking', '2.0.0');
const environment = anEnvironment([shell, discovery, booking]);

test('a composition names the exact files of the versions that the environment runs', () => {
  const composition = compose(environment, [shell, discovery, booking]);
  expect(composition.remotes.discovery).toMatchObject({
    version: '1.4.2',
    scope: 'discovery_1_4_2',
    entry: { url: '/assets/remotes/discovery/1.4.2/remoteEntry.js' },
  });
  expect(composition.shell.entry).toEqual([
    { url: '/assets/shell/1.0.0/main.js', integrity: shell.files['main.js']?.integrity },
  ]);
});

test('the id is a hash of the content: equal for equal releases, another for another version', () => {
  const { id } = compose(environment, [shell, discovery, booking]);
  const reordered = { ...environment, sequence: 9, remotes: { booking: '2.0.0', discovery: '1.4.2' } };
  expect(compose(reordered, [booking, discovery, shell]).id).toBe(id);
  const newer = { ...booking, version: '2.0.1', scope: 'booking_2_0_1' };
  const changed = { ...environment, remotes: { ...environment.remotes, booking: '2.0.1' } };
  expect(compose(changed, [shell, discovery, newer]).id).not.toBe(id);
});

test('of the shared groups only those are named that the shell fetches by a chunk', () => {
  const { remotes } = compose(environment, [shell, discovery, booking]);
  expect(remotes.discovery?.exposes['./routes/home']?.shared).toEqual(['ui-form']);
});

test('a version that is not published is told by environment, remote and version', () => {
  expect(() => compose(environment, [shell, discovery])).toThrow(Refusal);
  expect(() => compose(environment, [shell, discovery])).toThrow(
    "The environment 'local' runs booking@2.0.0, which the registry doesn't hold",
  );
});

test('a file without a hash is refused, as a browser could not check it', () => {
  const holed = { ...booking, files: {} };
  expect(() => compose(environment, [shell, discovery, holed])).toThrow(
    'The record of booking@2.0.0 knows no hash of remoteEntry.js',
  );
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
  expect(canonicalJson({ a: 'x', b: [1, { d: 2 }] })).toBe(canonicalJson({ b: [1, { d: 2 }], a: 'x' }));
});
