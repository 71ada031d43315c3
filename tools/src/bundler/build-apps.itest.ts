import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import {
  ANY_EXPORT,
  type BuildManifest,
  buildManifestSchema,
  findMisfits,
  SERVICE_WORKER_FILE,
} from '@sundara/contracts/federation';
import { ledgerFaults, readLedger } from '../bench/route-bytes/ledger.ts';
import { measureRoutes } from '../bench/route-bytes/measure-routes.ts';
import { APP_FOLDERS } from '../workspace/app-folders.ts';
import { buildApps } from './build-apps.ts';
import { fingerprint } from './testing/fingerprint.ts';

let output = '';
before(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'sundara-build-'));
  await buildApps(
    APP_FOLDERS.map((folder) => ({ folder, version: '1.0.0', outputDir: path.join(output, folder) })),
  );
});
after(() => rm(output, { recursive: true, force: true }));

const manifestOf = async (folder: string): Promise<BuildManifest> =>
  buildManifestSchema.parse(JSON.parse(await readFile(path.join(output, folder, 'build.json'), 'utf8')));

/** Texts that occur only in the code of React and MUI. */
const SAID_ONCE = ['https://react.dev/errors/', 'https://mui.com/production-error/'];

const scriptsOf = async (folder: string): Promise<string> => {
  const { entry, chunks } = await manifestOf(folder);
  const files = new Set([...entry, ...Object.values(chunks).flatMap((chunk) => chunk.files)]);
  const texts = [...files].map((file) => readFile(path.join(output, folder, file), 'utf8'));
  return (await Promise.all(texts)).join('\n');
};

test('a remote carries no copy of what the shell shares', async () => {
  for (const folder of APP_FOLDERS) {
    const scripts = await scriptsOf(folder);
    const said = SAID_ONCE.filter((text) => scripts.includes(text));
    assert.deepEqual(said, folder === 'shell' ? SAID_ONCE : [], folder);
  }
});

test('a browser may compile every script of a page beside its download', async () => {
  for (const folder of APP_FOLDERS) {
    const scripts = (await readdir(path.join(output, folder), { recursive: true })).filter(
      (file) => file.endsWith('.js') && !file.startsWith('server/') && file !== SERVICE_WORKER_FILE,
    );
    assert.ok(scripts.length > 0, folder);
    for (const file of scripts) {
      const text = await readFile(path.join(output, folder, file), 'utf8');
      assert.ok(text.startsWith('//# allFunctionsCalledOnLoad\n'), `${folder} ${file}`);
    }
  }
});

/** Said in Dutch by the schema library, which nothing here asks for: all of it is there where this is. */
const ALL_OF_ZOD = 'Ongeldige invoer';

test('a build carries what it calls of the schema library, and not all of it', async () => {
  for (const folder of APP_FOLDERS)
    assert.ok(!(await scriptsOf(folder)).includes(ALL_OF_ZOD), `${folder} carries all of zod`);
});

test('no part of a remote brings more script to a page than react-dom and half of it again', async () => {
  const sizeOf = async (folder: string, file: string) =>
    (await readFile(path.join(output, folder, file))).length;
  for (const folder of APP_FOLDERS.filter((name) => name !== 'shell')) {
    const { entry, chunks } = await manifestOf(folder);
    for (const [expose, { files }] of Object.entries(chunks)) {
      const sizes = await Promise.all([...new Set([...entry, ...files])].map((file) => sizeOf(folder, file)));
      const total = sizes.reduce((sum, size) => sum + size, 0);
      assert.ok(total < 250_000, `${folder} ${expose} brings ${total} bytes of script`);
    }
  }
});

test('no route fetches more code than the ledger of bytes allows', async () => {
  const measured = await measureRoutes((folder) => path.join(output, folder));
  assert.deepEqual(ledgerFaults(await readLedger(), measured), []);
});

test('each build says what it takes of the provider API: a remote all that it declares, the shell what it calls', async () => {
  for (const folder of APP_FOLDERS) {
    const { api, declaration } = await manifestOf(folder);
    const declared = declaration?.operations.filter((name) => !name.startsWith('release.')) ?? ['auth.me'];
    assert.deepEqual(
      declared.filter((name) => api?.[name] === undefined),
      [],
      folder,
    );
  }
});

test('the manifest names what starts a build, and for each expose its files and shared groups', async () => {
  const discovery = await manifestOf('mfe-discovery');
  assert.match(discovery.entry[0] ?? '', /^remoteEntry\.\w{8}\.js$/);
  const home = discovery.chunks['./routes/home'];
  assert.ok(home?.files.some((file) => /^c\/routes-home\.\w{8}\.js$/.test(file)));
  assert.ok(home?.shared.includes('ui-core'));
  const shell = await manifestOf('shell');
  assert.match(shell.entry.at(-1) ?? '', /^main\.\w{8}\.js$/);
  assert.ok((shell.chunks.federation?.files.length ?? 0) > 0);
  assert.ok(
    home?.shared.every((group) => group === 'ui-core' || group === 'ui-router' || shell.chunks[group]),
  );
});

test('the builds say which exports of the web kit each remote reads, and the shell gives them all', async () => {
  const builds = await Promise.all(APP_FOLDERS.map(manifestOf));
  const shell = builds.flatMap((build) => (build.shell ? [{ version: build.version, ...build.shell }] : []));
  const [facts = assert.fail('There is no shell.')] = shell;
  const groups = Object.keys(facts.provides.shared).filter((key) => key.startsWith('@sundara/'));
  assert.deepEqual(Object.keys(facts.provides.exports ?? {}).sort(), groups.sort());
  const remotes = builds.flatMap(({ id, version, declaration, shared = {}, uses, points }) =>
    declaration && points ? [{ id, version, declaration, shared, uses, points }] : [],
  );
  assert.equal(remotes.length, APP_FOLDERS.length - 1);
  for (const { id, uses = {}, shared } of remotes) {
    const asked = Object.keys(shared).filter((key) => key.startsWith('@sundara/'));
    assert.deepEqual(asked.sort(), Object.keys(uses).sort(), `${id} asks for the groups that it reads`);
    assert.ok(uses['@sundara/web/core']?.includes('useShell'), `${id} reads the shell's API by the kit`);
    assert.ok(!Object.values(uses).flat().includes(ANY_EXPORT), `${id} reads something that can't be told`);
  }
  assert.deepEqual(findMisfits(facts, remotes), []);
});

test('every chunk of a remote is hashed in its entry, so that a browser refuses a changed one', async () => {
  const { entry, chunks } = await manifestOf('mfe-discovery');
  const text = await readFile(path.join(output, 'mfe-discovery', entry[0] ?? ''), 'utf8');
  for (const file of chunks['./routes/home']?.files ?? []) {
    const content = await readFile(path.join(output, 'mfe-discovery', file));
    const hash = createHash('sha384').update(content).digest('base64');
    assert.ok(text.includes(`sha384-${hash}`), `${file} has no hash in the entry`);
  }
});

test('building one remote in a new version touches no other output', async () => {
  const isOther = (file: string) => !file.startsWith(`mfe-booking${path.sep}`);
  const others = async () => Object.entries(await fingerprint(output)).filter(([file]) => isOther(file));
  const earlier = await others();
  const one = path.join(output, 'mfe-booking');
  const first = await fingerprint(one);
  await buildApps([{ folder: 'mfe-booking', version: '1.1.0-rc.1', outputDir: one }]);
  assert.deepEqual(await others(), earlier);
  assert.notDeepEqual(await fingerprint(one), first);
  const { version, scope } = await manifestOf('mfe-booking');
  assert.deepEqual({ version, scope }, { version: '1.1.0-rc.1', scope: 'booking_1_1_0_rc_1' });
});

test('a build holds nothing of what runs it: only the browser’s own functions are called', async () => {
  for (const folder of APP_FOLDERS) {
    const [entry = ''] = (await manifestOf(folder)).entry;
    const text = await readFile(path.join(output, folder, entry), 'utf8');
    assert.doesNotMatch(text, /\b__name\(/, `${folder}/${entry} calls a function that esbuild made up`);
  }
});

test('an app that cannot be built is an error that names what is missing', async () => {
  await assert.rejects(
    buildApps([{ folder: 'mfe-nobody', outputDir: path.join(output, 'none') }]),
    /mfe-nobody/,
  );
});
