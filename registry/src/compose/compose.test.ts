import { Refusal } from '../refusal.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../testing/release-records.ts';
import { canonicalJson } from './canonical-json.ts';
import { compose, type Surroundings } from './compose.ts';

const shell = aShellRecord('1.0.0');
const withHome = aDeclaration('discovery', { routes: [aRoute({ path: '/' })] });
const discovery = aRemoteRecord('discovery', '1.4.2', withHome);
const booking = aRemoteRecord('booking', '2.0.0');
const all = [shell, discovery, booking];

const composed = (records = all, given: Partial<Surroundings> = {}) =>
  compose(aCompositionDocument(all), 'id-of-it', records, { assetsUrl: '', ...given });

test('a composition names the exact files of the releases that its document pins', () => {
  const composition = composed();
  expect(composition.id).toBe('id-of-it');
  expect(composition.remotes.discovery).toMatchObject({
    version: '1.4.2',
    owner: 'discovery team',
    scope: 'discovery_1_4_2',
    entry: { url: '/assets/remotes/discovery/1.4.2/remoteEntry.js' },
    shared: { react: '^19.0.0' },
    points: { offers: [], fills: [] },
  });
  expect(composition.shell).toMatchObject({
    owner: 'Shell team',
    provides: { shellApi: '1.0.0', shared: { react: '19.3.1' } },
    entry: [{ url: '/assets/shell/1.0.0/main.js', integrity: shell.files['main.js']?.integrity }],
  });
});

test('equal input gives an equal composition, whatever order it comes in', () => {
  expect(composed([booking, discovery, shell])).toEqual(composed());
});

test('files of another origin are named by their whole addresses', () => {
  const { remotes, shell: host } = composed(all, { assetsUrl: 'https://assets.example' });
  expect(remotes.discovery?.entry.url).toBe(
    'https://assets.example/assets/remotes/discovery/1.4.2/remoteEntry.js',
  );
  expect(host.entry[0]?.url).toBe('https://assets.example/assets/shell/1.0.0/main.js');
});

test('of the shared groups only those are named that the shell fetches by a chunk', () => {
  expect(composed().remotes.discovery?.exposes['./routes/home']?.shared).toEqual(['ui-form']);
});

test('the styles of an expose are named beside its scripts', () => {
  const files = { ...discovery.files, 'home.css': { integrity: `sha384-${'a'.repeat(64)}`, size: 1 } };
  const chunks = { './routes/home': { files: ['routes-home.js', 'home.css'], shared: [] } };
  const [home] = Object.values(
    composed([shell, { ...discovery, files, chunks }, booking]).remotes.discovery?.exposes ?? {},
  );
  expect(home?.files.map(({ url }) => url.split('/').at(-1))).toEqual(['routes-home.js', 'home.css']);
});

test('what ran before stands beside what runs now, with its own files and no more before it', () => {
  const before = aRemoteRecord('discovery', '1.4.1', withHome);
  const { remotes } = composed(all, { previous: new Map([['discovery', before]]) });
  expect(remotes.discovery).toMatchObject({
    version: '1.4.2',
    previous: { version: '1.4.1', entry: { url: '/assets/remotes/discovery/1.4.1/remoteEntry.js' } },
  });
  expect(remotes.discovery?.previous).not.toHaveProperty('previous');
  expect(remotes.booking).not.toHaveProperty('previous');
});

test('a release can stand elsewhere, and the others stay where they are', () => {
  const { remotes } = composed(all, {
    standsAt: ({ id }) => (id === 'booking' ? 'http://localhost:4001' : undefined),
  });
  expect(remotes.booking?.entry.url).toBe('http://localhost:4001/remoteEntry.js');
  expect(remotes.discovery?.entry.url).toBe('/assets/remotes/discovery/1.4.2/remoteEntry.js');
});

test('a release that is not there is told by id and version', () => {
  expect(() => composed([shell, discovery])).toThrow(Refusal);
  expect(() => composed([shell, discovery])).toThrow("runs booking@2.0.0, which the registry doesn't hold");
});

test('a file without a hash is refused, as a browser could not check it', () => {
  expect(() => composed([shell, discovery, { ...booking, files: {} }])).toThrow(
    'The record of booking@2.0.0 knows no hash of remoteEntry.js',
  );
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
  expect(canonicalJson({ a: 'x', b: [1, { d: 2 }] })).toBe(canonicalJson({ b: [1, { d: 2 }], a: 'x' }));
});
