import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { listFavourites, listSalons } from '@sundara/contracts/api';
import { usedOperations } from './used-operations.ts';

const CONTRACT = path.resolve(import.meta.dirname, '../../../shared-contracts/src/api/index.ts');

/** What a build of this code, which may import from CONTRACT, uses of the provider API. */
const takenBy = async (
  t: TestContext,
  code: string,
  declared: readonly string[] | undefined = undefined,
  mode: Configuration['mode'] = 'production',
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-operations-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, 'index.js'), code);
  const answers: ReturnType<typeof usedOperations>[] = [];
  const faults: unknown[] = [];
  const reader = (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('reader', (compilation) => {
      compilation.hooks.processAssets.tap('reader', () => {
        try {
          answers.push(usedOperations(compilation, declared));
        } catch (error) {
          faults.push(error);
        }
      });
    });
  };
  const compiler = rspack({
    context: folder,
    mode,
    target: ['web', 'es2022'],
    entry: { main: './index.js' },
    output: { path: path.join(folder, 'dist') },
    resolve: { alias: { CONTRACT }, extensions: ['.ts', '.mjs', '.js'] },
    module: {
      rules: [{ test: /\.ts$/, loader: 'builtin:swc-loader', options: { detectSyntax: 'auto' } }],
    },
    plugins: [reader],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );
  const [fault] = faults;
  if (fault) throw fault;
  return answers[0];
};

test('an operation that the code holds is told with its address and fields, one that is shaken out is not', async (t) => {
  const taken = await takenBy(
    t,
    "import { addFavourite, listFavourites } from 'CONTRACT'; use(listFavourites);",
  );
  assert.deepEqual(Object.keys(taken ?? {}), [listFavourites.name]);
  const { call, request, reply } = taken?.[listFavourites.name] ?? assert.fail();
  assert.equal(call, 'GET /api/customer/favourites');
  assert.deepEqual(request, {});
  assert.equal(reply['salonIds[]'], 'string');
});

test('what is only declared is told too, as the kit may call it for the remote', async (t) => {
  assert.deepEqual(Object.keys((await takenBy(t, 'use();', [listFavourites.name])) ?? {}), [
    listFavourites.name,
  ]);
});

test('an operation that the code holds and the remote does not declare fails the build', async (t) => {
  await assert.rejects(
    takenBy(t, "import { listFavourites } from 'CONTRACT'; use(listFavourites);", [listSalons.name]),
    /It calls favourites\.list and doesn't declare it: name it under operations/,
  );
});

const READS: readonly (readonly [string, string])[] = [
  ['as a member', 'use(reply.corrected);'],
  ['by destructuring', 'const { corrected: word } = reply; use(word);'],
  ['by a text', "const field = 'corrected'; use(reply[field]);"],
];

/** Optional fields of the list that none of these sources reads. */
const UNREAD = [
  'salons[].coverImage.illustration',
  'salons[].distanceKm',
  'salons[].nextStarts',
  'services[].image.illustration',
];

for (const [how, code] of READS)
  test(`an optional field that is read ${how} counts as read`, async (t) => {
    const list = "import { listSalons } from 'CONTRACT'; use(listSalons);";
    const unread = async (more: string) => (await takenBy(t, list + more))?.[listSalons.name]?.unread;
    assert.deepEqual(await unread(''), ['corrected', ...UNREAD]);
    assert.deepEqual(await unread(code), UNREAD);
  });

test('in development, where nothing is shaken out, nothing is said', async (t) => {
  assert.equal(await takenBy(t, 'use();', [listFavourites.name], 'development'), undefined);
});
