import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { rspack } from '@rspack/core';
import {
  BUILD_MANIFEST_FILE,
  type BuildManifest,
  buildManifestSchema,
  type Declaration,
  declarationSchema,
} from '@sundara/contracts/federation';
import { chunkNameOf, exposesOf } from '../../../bundler/exposes.ts';
import { REMOTE_FOLDERS } from '../../../workspace/app-folders.ts';
import { buildMonolith } from './build-monolith.ts';
import { ReplacedModulesPlugin } from './replaced-modules.plugin.ts';

/** In the code of React, and in that of a remote's container. */
const REACT = 'https://react.dev/errors/';
const CONTAINER = '_FEDERATION_RUNTIME_CORE';

let folder = '';
let manifest: BuildManifest;
let declarations: readonly Declaration[] = [];
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundara-monolith-'));
  await buildMonolith(folder);
  const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  manifest = buildManifestSchema.parse(await read(`dist/${BUILD_MANIFEST_FILE}`));
  const written: unknown[] = await read('declarations.json');
  declarations = written.map((one) => declarationSchema.parse(one));
});
after(() => rm(folder, { recursive: true, force: true }));

test('every expose of every remote is a lazy chunk of one app', () => {
  assert.equal(declarations.length, REMOTE_FOLDERS.length);
  const chunks = declarations.flatMap((one) =>
    exposesOf(one).map((expose) => `${one.id}-${chunkNameOf(expose)}`),
  );
  assert.deepEqual(
    chunks.filter((name) => (manifest.chunks[name]?.files.length ?? 0) === 0),
    [],
  );
});

test('it has one React and no federation', async () => {
  const files = (await readdir(path.join(folder, 'dist'), { recursive: true })).filter((file) =>
    file.endsWith('.js'),
  );
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, 'dist', file), 'utf8')));
  const having = (text: string) => files.filter((_, index) => texts[index]?.includes(text));
  assert.deepEqual(having(CONTAINER), []);
  assert.deepEqual(
    files.filter((file) => file.includes('remoteEntry')),
    [],
  );
  assert.deepEqual(having(REACT), manifest.entry);
});

test('a source that is to be replaced and that nothing imports fails the build', async () => {
  const place = path.join(folder, 'small');
  const file = (name: string) => path.join(folder, name);
  await writeFile(file('entry.ts'), "import './used.ts';");
  await writeFile(file('used.ts'), "console.log('original');");
  await writeFile(file('other.ts'), "console.log('replacement');");
  const build = (...replaced: readonly string[]) =>
    new Promise<string>((resolve, reject) => {
      rspack(
        {
          context: folder,
          mode: 'production',
          entry: './entry.ts',
          output: { path: place, filename: 'main.js' },
          plugins: [
            new ReplacedModulesPlugin(new Map(replaced.map((name) => [file(name), file('other.ts')]))),
          ],
        },
        (error, stats) => {
          if (error) reject(error);
          else resolve(stats?.toString({ all: false, errors: true }) ?? '');
        },
      );
    });
  assert.equal(await build('used.ts'), '');
  assert.match(await readFile(path.join(place, 'main.js'), 'utf8'), /replacement/);
  assert.match(await build('used.ts', 'gone.ts'), /Nothing imports .*gone\.ts any more/);
});
