import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram } from '@sundara/contracts/testing';
import { temporaryFolder } from '../testing/build-folder.ts';
import { ask } from '../testing/running-site.ts';
import { putEnvironment } from '../testing/signed-environment.ts';
import { stockedRegistry } from '../testing/stocked-registry.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const start = (
  variables: Readonly<Record<string, string>>,
): ChildProcess & { readonly said: () => string } => {
  const child = spawn(process.execPath, nodeProgram(MAIN), { env: { ...process.env, ...variables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return Object.assign(child, { said: () => output });
};

/** Starts a site that is expected to refuse; returns its output. */
const refusal = async (variables: Readonly<Record<string, string>>): Promise<string> => {
  const child = start(variables);
  const [code] = await once(child, 'exit');
  assert.equal(code, 1, child.said());
  assert.match(child.said(), /^The site can't start: [^\n]+\n$/);
  return child.said();
};

test('the site starts, says where it listens, and ends when told to', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const port = await freePort();
  const child = start({ DATA_DIR: dataDir, PORT: `${port}` });
  t.after(() => void child.kill('SIGKILL'));
  while (!child.said().includes('listens on')) await once(child.stdout ?? child, 'data');
  assert.equal((await ask(`http://127.0.0.1:${port}`, '/')).status, 200);
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('a taken port is one sentence and exit code 1', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  t.after(() => void taken.close());
  const address = taken.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  assert.match(await refusal({ DATA_DIR: dataDir, PORT: port }), new RegExp(`Port ${port} is taken`));
});

test('a wrong setting is one sentence and exit code 1', async () => {
  assert.match(await refusal({ PORT: '80a' }), /PORT is '80a', but must be a port/);
});

test('an environment that nobody signed is one sentence that names it, and exit code 1', async (t) => {
  const { dataDir, registry } = await stockedRegistry(t);
  const revision = await registry.documents.revision('environments/local');
  await registry.documents.write('environments/local', '{"environment": "local"}', revision);
  assert.match(await refusal({ DATA_DIR: dataDir }), /environments\/local carries no signature/);
});

test('a site that showed something before starts with that, whatever became of the registry', async (t) => {
  const stocked = await stockedRegistry(t);
  const port = await freePort();
  const begin = async () => {
    const child = start({ DATA_DIR: stocked.dataDir, PORT: `${port}` });
    t.after(() => void child.kill('SIGKILL'));
    while (!child.said().includes('listens on')) await once(child.stdout ?? child, 'data');
    const { status } = await ask(`http://127.0.0.1:${port}`, '/');
    child.kill('SIGKILL');
    await once(child, 'close');
    const lines = child.said().split('\n');
    return [status, lines.filter((line) => line.includes('"event":"crypt_integrity_fail"')).length];
  };
  assert.deepEqual(await begin(), [200, 0]);
  await putEnvironment(stocked, 'local', '{ broken');
  assert.deepEqual(await begin(), [200, 0]);
  await putEnvironment(stocked, 'local', '{"environment": "local"}');
  assert.deepEqual(await begin(), [200, 1], 'what nobody signed is a security event');
  await rm(`${stocked.dataDir}/registry`, { recursive: true });
  assert.deepEqual(await begin(), [200, 0]);
});

test('a shell that is missing is one sentence that names it, and exit code 1', async (t) => {
  const { dataDir, registry } = await stockedRegistry(t);
  await registry.files.remove('shell/1.0.0');
  assert.match(await refusal({ DATA_DIR: dataDir }), /The files of shell@1\.0\.0 are not there/);
});

test('a registry with nothing to show, or that is no folder, is one sentence and exit code 1', async (t) => {
  const dataDir = await temporaryFolder(t, 'data');
  assert.match(await refusal({ DATA_DIR: dataDir }), /Nothing runs in the environment 'local': promote/);
  await rm(`${dataDir}/registry`, { recursive: true });
  await writeFile(`${dataDir}/registry`, 'a file');
  assert.match(await refusal({ DATA_DIR: dataDir }), /can't be used \(\w+\): check DATA_DIR/);
});
