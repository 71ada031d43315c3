import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { nodeProgram } from '@sundara/contracts/testing';
import { call } from './testing/running-sandbox.ts';

const SETTINGS = {
  SANDBOX_PORT: '0',
  RAZORPAY_KEY_SECRET: 'key secret of the tests',
  RAZORPAY_WEBHOOK_SECRET: 'webhook secret of the tests',
  SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/nobody',
};

const run = (test: TestContext, settings: Record<string, string>): ChildProcess => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, nodeProgram(main), {
    env: { PATH: process.env.PATH, ...SETTINGS, ...settings },
  });
  test.after(() => child.kill('SIGKILL'));
  return child;
};

/** Exit code and the whole error output. */
const ended = async (child: ChildProcess): Promise<[number | null, string]> => {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  return [code, said];
};

const readyUrl = async (child: ChildProcess): Promise<string> => {
  assert.ok(child.stdout);
  const [line] = await once(createInterface(child.stdout), 'line');
  return /ready on (\S+),/.exec(String(line))?.[1] ?? '';
};

describe('the sandbox as a process', () => {
  const wrong: [string, Record<string, string>][] = [
    ['SANDBOX_PORT', { SANDBOX_PORT: 'three thousand' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '70000' }],
    ['RAZORPAY_KEY_ID', { RAZORPAY_KEY_ID: 'rzp_live_abcdefgh' }],
    ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_SECRET: '' }],
    ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'short' }],
    ['SANDBOX_WEBHOOK_URL', { SANDBOX_WEBHOOK_URL: 'ftp://127.0.0.1/webhook' }],
    ['SANDBOX_DATA_DIR', { SANDBOX_DATA_DIR: '/dev/null/nowhere' }],
  ];
  for (const [name, settings] of wrong) {
    it(`ends with 1 and one sentence about ${name} set to ${JSON.stringify(settings[name])}`, async (test) => {
      const [code, said] = await ended(run(test, settings));
      assert.equal(code, 1);
      assert.match(said, new RegExp(`^Payment sandbox cannot start: .*${name}.*\\n$`));
    });
  }

  it('ends with 1 and one sentence where the port is taken', async (test) => {
    const other = createServer().listen(0, '127.0.0.1');
    test.after(() => other.close());
    await once(other, 'listening');
    const address = other.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const [code, said] = await ended(run(test, { SANDBOX_PORT: port }));
    assert.equal(code, 1);
    assert.match(said, new RegExp(`^Payment sandbox cannot start: Port ${port} is taken.*\\n$`));
  });

  it('keeps what it answered though it is killed, and ends cleanly when asked to', async (test) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'payment-sandbox-'));
    test.after(() => rmSync(dataDir, { recursive: true, force: true }));
    const authorization = `Basic ${Buffer.from(`rzp_test_sundara:${SETTINGS.RAZORPAY_KEY_SECRET}`).toString('base64')}`;
    const first = run(test, { SANDBOX_DATA_DIR: dataDir });
    const order = await call(
      `${await readyUrl(first)}/v1/orders`,
      'POST',
      { amount: 100 },
      { authorization },
    );
    first.kill('SIGKILL');
    await once(first, 'close');

    const second = run(test, { SANDBOX_DATA_DIR: dataDir });
    const url = await readyUrl(second);
    const again = await call(`${url}/v1/orders/${order.body.id}`, 'GET', undefined, { authorization });
    assert.deepEqual(again.body, order.body);
    second.kill('SIGTERM');
    assert.deepEqual(await ended(second), [0, '']);
  });
});
