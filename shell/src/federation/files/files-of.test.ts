import { aPage, aRemote, aRoute, assetAt } from '../../testing/page-data.builder.ts';
import { filesOf, groupFilesOf, isStyle } from './files-of.ts';

const HOME = './routes/home';
const discovery = aRemote('discovery', { routes: [aRoute()] });
const own = discovery.exposes[HOME]?.files ?? [];
const reading = { ...discovery, exposes: { [HOME]: { files: own, shared: ['table', 'plot'] } } };
const [runtime, table] = [assetAt('/shell/1.0.0/federation.js'), assetAt('/shell/1.0.0/table.js')];
const { composition } = aPage(reading);
const shell = { ...composition.shell, chunks: { federation: [runtime], table: [table] } };

test('an expose needs the runtime first, then its entry, its own files and the groups of the kit that it reads', () => {
  expect(filesOf({ ...composition, shell }, 'discovery', HOME)).toEqual([
    runtime,
    reading.entry,
    ...own,
    table,
  ]);
});

test('a shell that has the runtime in its own file gives none', () => {
  expect(filesOf(composition, 'discovery', HOME)).toEqual([reading.entry, ...own]);
});

test('what the composition does not have needs nothing', () => {
  expect(filesOf({ ...composition, shell }, 'booking', HOME)).toEqual([]);
  expect(filesOf({ ...composition, shell }, 'discovery', './routes/other')).toEqual([]);
  expect(groupFilesOf(shell, reading, './routes/other')).toEqual([]);
});

test.each([
  ['/c/home.css', true],
  ['/c/home.css?try=1', true],
  ['/c/home.js', false],
  ['/c/home.css.js', false],
  ['/c/home.js?style=home.css', false],
])('%s is a style: %s', (url, expected) => {
  expect(isStyle({ url })).toBe(expected);
});
