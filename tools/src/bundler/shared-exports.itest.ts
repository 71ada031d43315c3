import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import vm from 'node:vm';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { givenExports, usedExports } from './shared-exports.ts';

const CORE = '@sundara/web/core';

/** Builds these files from the entry './index.js'; returns the result of `read` on the compilation, and the script. */
const build = async <Answer>(
  t: TestContext,
  files: Readonly<Record<string, string>>,
  config: Configuration,
  read: (compilation: Parameters<typeof usedExports>[0]) => Answer,
) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sundara-exports-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  const answers: Answer[] = [];
  const reader = (compiler: Compiler) => {
    compiler.hooks.thisCompilation.tap('reader', (compilation) => {
      compilation.hooks.processAssets.tap('reader', () => void answers.push(read(compilation)));
    });
  };
  const compiler = rspack({
    context: folder,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: { main: './index.js' },
    output: { path: path.join(folder, 'dist'), filename: '[name].js' },
    ...config,
    plugins: [...(config.plugins ?? []), reader],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    }),
  );
  const script = await readFile(path.join(folder, 'dist/main.js'), 'utf8');
  return { answer: answers[0] ?? assert.fail('Nothing was built.'), script };
};

const usesOf = async (t: TestContext, files: Readonly<Record<string, string>>, mode?: 'development') => {
  const consumes = { [CORE]: { import: false as const, singleton: true, requiredVersion: '^1.0.0' } };
  const plugins = [new rspack.sharing.ConsumeSharedPlugin({ consumes })];
  return (await build(t, files, { plugins, ...(mode && { mode }) }, usedExports)).answer;
};

const USES: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'by name, each once',
    { 'index.js': `import { Box, Chip as C } from '${CORE}'; use(Box, Box, C);` },
    ['Box', 'Chip'],
  ],
  ['as members of the namespace', { 'index.js': `import * as kit from '${CORE}'; use(kit.Box);` }, ['Box']],
  ['as a namespace that is handed on', { 'index.js': `import * as kit from '${CORE}'; use(kit);` }, ['*']],
  ['by a name that is made up', { 'index.js': `import * as kit from '${CORE}'; use(kit[name]);` }, ['*']],
  ['by import()', { 'index.js': `use(import('${CORE}'));` }, ['*']],
  ['by require', { 'index.js': `use(require('${CORE}'));` }, ['*']],
  ['as the default', { 'index.js': `import kit from '${CORE}'; use(kit);` }, ['default']],
  [
    'through files of its own',
    {
      'index.js': "import { Box } from './own.js'; import * as all from './all.js'; use(Box, all);",
      'own.js': `export { Box } from '${CORE}';`,
      'all.js': `export { Chip } from '${CORE}';`,
    },
    ['Box', 'Chip'],
  ],
  [
    'through export *',
    { 'index.js': "import * as all from './all.js'; use(all);", 'all.js': `export * from '${CORE}';` },
    ['*'],
  ],
  [
    'in a part that is fetched later',
    { 'index.js': "use(import('./part.js'));", 'part.js': `import { Box } from '${CORE}'; use(Box);` },
    ['Box'],
  ],
];

for (const [how, files, names] of USES)
  test(`exports that a remote reads ${how} are told`, async (t) => {
    assert.deepEqual(await usesOf(t, files), { [CORE]: names });
    assert.deepEqual(await usesOf(t, files, 'development'), { [CORE]: names });
  });

test('what is imported and shaken out of the build is not used', async (t) => {
  const files = {
    'package.json': '{"sideEffects":false}',
    'index.js': "import { live } from './live.js'; use(live);",
    'live.js': `import { Box } from '${CORE}'; import { dead } from './dead.js';
export const live = [Box]; export const unread = () => dead;`,
    'dead.js': `import { Chip } from '${CORE}'; export const dead = [Chip];`,
  };
  assert.deepEqual(await usesOf(t, files), { [CORE]: ['Box'] });
});

/**
 * Builds a shell with this index of the kit's core; returns the exports that it would record, and those that remotes
 * get.
 */
const shellWith = async (t: TestContext, index: string, more: Readonly<Record<string, string>> = {}) => {
  const files = {
    'package.json': '{"sideEffects":false}',
    'index.js': `import { App } from './app.js'; import { shares } from './shares.js'; globalThis.page = [App, shares];`,
    'app.js': `import { Box } from '${CORE}'; export const App = [Box];`,
    'shares.js': `import * as core from '${CORE}'; export const shares = { core };`,
    'kit/index.js': index,
    'kit/box.js': 'export const Box = 1;',
    ...more,
  };
  const resolve = { alias: { [CORE]: './kit/index.js' } };
  const { answer, script } = await build(t, files, { resolve }, (compilation) =>
    givenExports(compilation, ['react', CORE]),
  );
  const page = vm.createContext({});
  vm.runInContext(script, page);
  const [, { core }] = vm.runInContext('globalThis.page', page);
  return { recorded: answer, given: Object.keys(core).sort() };
};

test('the shell says what a group has for remotes, re-exports among it, and that is there when it runs', async (t) => {
  const { recorded, given } = await shellWith(
    t,
    "export { Box } from './box.js'; export * from './tokens.js'; export const useNow = () => 1;",
    {
      'kit/tokens.js': "export const LIGHT = 1; export * from './dark.js';",
      'kit/dark.js': 'export const DARK = 1;',
    },
  );
  assert.deepEqual(given, ['Box', 'DARK', 'LIGHT', 'useNow']);
  assert.deepEqual(recorded, { [CORE]: given });
});

test('an export that no remote could get, as nothing hands it over, is not said to be given', async (t) => {
  const { recorded, given } = await shellWith(
    t,
    "export { Box } from './box.js'; export const useNow = () => 1;",
    {
      'shares.js': `import { Box } from '${CORE}'; export const shares = { core: { Box } };`,
    },
  );
  assert.deepEqual(given, ['Box']);
  assert.deepEqual(recorded, { [CORE]: [] });
});

test('of a group whose exports cannot be named nothing is said', async (t) => {
  const { recorded } = await shellWith(t, "export * from './old.js';", {
    'kit/old.js': "module.exports = { Box: 1 }; module.exports[globalThis.name ?? 'Chip'] = 2;",
  });
  assert.deepEqual(recorded, {});
});
