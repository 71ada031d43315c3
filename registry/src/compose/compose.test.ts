import { canonicalJson } from '../documents/canonical-json.ts';
import { Refusal, Unreadable } from '../refusal.ts';
import {
  aCompositionDocument,
  aDeclaration,
  aRemoteRecord,
  aRoute,
  aShellRecord,
} from '../testing/release-records.ts';
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

test('a page is not told exports, which would be bytes of every first load', () => {
  expect(JSON.stringify(all)).toContain('Dialog');
  expect(JSON.stringify(composed())).not.toContain('Dialog');
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

test('a remote that is not there is left out by version and reason, and the others stay', () => {
  const { remotes, leftOut } = composed([shell, discovery]);
  expect(Object.keys(remotes)).toEqual(['discovery']);
  expect(leftOut?.booking).toEqual({
    version: '2.0.0',
    why: expect.stringContaining("runs booking@2.0.0, which the registry doesn't hold"),
  });
});

test('a remote that nobody could read is left out with the reason of who tried', () => {
  const leftOut = new Map([['booking', new Unreadable('It speaks in riddles.')]]);
  expect(composed([shell, discovery], { leftOut }).leftOut?.booking?.why).toBe('It speaks in riddles.');
});

test('without its shell there is no composition', () => {
  expect(() => composed([discovery, booking])).toThrow(Refusal);
  expect(() => composed([discovery, booking])).toThrow("runs shell@1.0.0, which the registry doesn't hold");
});

test.each([
  [
    'has no hash of a file, as a browser could not check it',
    { files: {} },
    'knows no hash of remoteEntry.js',
  ],
  ['has no declaration', { declaration: undefined }, 'lacks an entry, a declaration or its points'],
  ['has a scope that is no name', { scope: 'alert(1)//' }, 'breaks its schema (scope'],
])('a remote that %s is left out, and the others stay', (_, broken, why) => {
  const { remotes, leftOut } = composed([shell, discovery, { ...booking, ...broken }]);
  expect(Object.keys(remotes)).toEqual(['discovery']);
  expect(leftOut?.booking?.why).toContain(why);
});

test('canonical JSON does not depend on the order of keys', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: undefined }], a: 'x' })).toBe('{"a":"x","b":[1,{"d":2}]}');
  expect(canonicalJson({ a: 'x', b: [1, { d: 2 }] })).toBe(canonicalJson({ b: [1, { d: 2 }], a: 'x' }));
});
