import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { freePort, nodeProgram, until } from '@sundara/contracts/testing';
import { renderedEnvironment } from '../testing/rendered-environment.ts';
import { ask } from '../testing/running-site.ts';
import { startRenderServer } from '../testing/site-process.ts';
import { emptyRegistry } from '../testing/stocked-registry.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));

const run = (variables: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, nodeProgram(MAIN), { env: { ...process.env, ...variables } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, ended: once(child, 'close'), said: () => output };
};

const isReady = async (origin: string): Promise<boolean> => (await ask(origin, '/readyz')).status === 200;

test('a wrong setting is one sentence and exit code 78', async () => {
  const wrong: readonly [Record<string, string>, RegExp][] = [
    [{ PORT: '80a' }, /PORT is '80a', but must be a port/],
    [
      { STOP_DELAY_SECONDS: '-1' },
      /STOP_DELAY_SECONDS is not valid: it needs a whole number of seconds, 0 to 600/,
    ],
    [{ REGISTRY_DATABASE_URL: 'x' }, /REGISTRY_DATABASE_URL must be the address of a database/],
  ];
  for (const [variables, sentence] of wrong) {
    const { ended, said } = run(variables);
    assert.deepEqual(await ended, [78, null]);
    assert.match(said(), sentence);
    assert.match(said(), /^sundara render: [^\n]+\n$/);
  }
});

test('it is ready with the registry, and not ready without an environment in it', async (t) => {
  const { variables } = await renderedEnvironment(t);
  const { variables: empty } = await emptyRegistry(t);
  const [server, lost] = await Promise.all([variables, empty].map((one) => startRenderServer(t, one)));
  assert.equal(await isReady(server?.origin ?? ''), true);
  assert.equal(await isReady(lost?.origin ?? ''), false);
  assert.equal((await ask(lost?.origin ?? '', '/healthz')).status, 200);
});

test('told to stop it is not ready at once, and ends after its delay; told twice it ends at once', async (t) => {
  const { variables } = await renderedEnvironment(t);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begin = async (delay: string) => {
    const started = run({ ...variables, PORT: `${port}`, STOP_DELAY_SECONDS: delay });
    t.after(() => void started.child.kill('SIGKILL'));
    await until(() => started.said().includes('listens on'));
    started.child.kill('SIGTERM');
    return started;
  };
  const patient = await begin('600');
  await until(async () => !(await isReady(origin)));
  patient.child.kill('SIGTERM');
  assert.deepEqual(await patient.ended, [143, null]);
  assert.deepEqual(await (await begin('0')).ended, [0, null]);
});
