import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import vm from 'node:vm';
import { rspack } from '@rspack/core';
import { ChunkLoaderPlugin } from './chunk-loader.plugin.ts';

const ADDRESS = 'https://site.test/assets/main.js';
let folder = '';

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sundara-chunks-'));
  const put = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await put('index.js', `globalThis.start = () => import(/* webpackChunkName: "part" */ './part.js');`);
  await put('part.js', `import './part.css'; export const word = 'here';`);
  await put('part.css', '.part { color: red }');
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: './index.js' },
    output: {
      path: path.join(folder, 'dist'),
      publicPath: 'auto',
      filename: '[name].js',
      crossOriginLoading: 'anonymous',
    },
    module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
    plugins: [new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }), new ChunkLoaderPlugin()],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );
});
after(() => rm(folder, { recursive: true, force: true }));

const built = (name: string) => readFile(path.join(folder, 'dist', name), 'utf8');
const hashOf = async (name: string) =>
  `sha384-${createHash('sha384')
    .update(await built(name))
    .digest('base64')}`;

/** The built page with a loader that returns a failure reason for the files listed, and runs the others. */
const pageWith = async (reasons: Readonly<Record<string, string>>) => {
  const asked: (readonly [url: string, integrity: string | undefined])[] = [];
  const page = vm.createContext({
    document: { currentScript: { tagName: 'SCRIPT', src: ADDRESS } },
    __sundara_chunks__: async (url: string, integrity: string | undefined) => {
      asked.push([url, integrity]);
      const name = path.basename(url);
      if (reasons[name]) return reasons[name];
      if (name.endsWith('.js')) vm.runInContext(await built(name), page);
      return undefined;
    },
  });
  vm.runInContext('globalThis.self = globalThis; globalThis.window = globalThis;', page);
  vm.runInContext(await built('main.js'), page);
  return { asked, start: (): Promise<unknown> => vm.runInContext('start()', page) };
};

test('a chunk and its style are loaded by the page, in full address and with the hashes of the build', async () => {
  const { asked, start } = await pageWith({});
  assert.equal(Reflect.get(Object(await start()), 'word'), 'here');
  assert.deepEqual(
    new Map(asked),
    new Map([
      ['https://site.test/assets/part.js', await hashOf('part.js')],
      ['https://site.test/assets/part.css', await hashOf('part.css')],
    ]),
  );
});

for (const [file, reason] of [
  ['part.js', 'tampered'],
  ['part.css', 'network'],
] as const)
  test(`${file} that does not come is an error with its reason, and can be asked for again`, async () => {
    const { asked, start } = await pageWith({ [file]: reason });
    const failed = { name: 'ChunkLoadError', type: reason };
    await assert.rejects(start(), failed);
    await assert.rejects(start(), failed);
    assert.equal(asked.filter(([url]) => url.endsWith(file)).length, 2);
  });
