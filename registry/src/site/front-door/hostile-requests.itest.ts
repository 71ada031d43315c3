import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { mostResidentBytes, residentBytes, Slowest, statusOfBytes } from '@sundara/node/testing';
import { ask } from '../../testing/ask.ts';
import { startSite } from '../../testing/site-process.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { runStubApi } from '../../testing/stub-api.ts';
import { bodyLimitOf } from './body-limits.ts';

/** Below the calls that one address may have under way. */
const SLOW = sized({ quick: 20, deep: 90 });
const ROUNDS = sized({ quick: 3, deep: 40 });
/** Each is refused or closed within it; a quick run shares its processor with others. */
const ENDED_MS = sized({ quick: 30_000, deep: 10_000 });
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 50 * MEGABYTE;

const POST = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
const LARGE = Buffer.alloc(100 * MEGABYTE, ' ');
/** By one byte, so that whoever sent it has nothing left to send and reads the answer. */
const TOO_LARGE = Buffer.alloc(bodyLimitOf('POST', '/api/contact') + 1, ' ');

test('requests that never end or are far too large are refused or cut, and cost the site little memory', async (t) => {
  const { dataDir } = await stockedRegistry(t);
  const api = await runStubApi(t);
  const { origin, pid } = await startSite(t, { DATA_DIR: dataDir, API_URL: api, SANDBOX_URL: api });
  const slowest = new Slowest();
  const statusOf = (...parts: readonly (string | Buffer)[]) =>
    slowest.of(() => statusOfBytes(origin, ...parts));
  const visit = () => ask(origin, '/api/me', { localAddress: '127.0.0.2' });
  const sendAll = async (): Promise<void> => {
    const head = `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'y'.repeat(MEGABYTE)}\r\n\r\n`;
    assert.ok([431, 0].includes(await statusOf(head)), 'a head of a megabyte');
    for (const length of [`Content-Length: ${LARGE.length}\r\n\r\n`, chunkOf(LARGE)]) {
      const status = await statusOf(POST, length, LARGE);
      assert.ok([413, 0].includes(status), `a body of 100 megabytes: ${status}`);
      assert.equal((await visit()).status, 200);
    }
    assert.equal(await statusOf(POST, chunkOf(TOO_LARGE), TOO_LARGE), 413, 'a body that does not end');
  };
  const sendSlowly = async (): Promise<void> => {
    const heads = Array.from({ length: SLOW }, () => statusOf('GET / HTTP/1.1\r\nHost: localhost\r\nX: '));
    const bodies = Array.from({ length: SLOW }, () => statusOf(POST, 'Content-Length: 200\r\n\r\n{'));
    assert.equal((await visit()).status, 200, 'others are answered meanwhile');
    assert.deepEqual(new Set(await Promise.all(heads)), new Set([408]));
    assert.deepEqual(new Set(await Promise.all(bodies)), new Set([0]));
  };
  await sendAll();
  const before = residentBytes(pid);
  const most = await mostResidentBytes(pid, async () => {
    for (let no = 0; no < ROUNDS; no += 1) await sendAll();
    await sendSlowly();
  });
  const grown = Math.max(0, most - before);
  assert.ok(slowest.ms <= ENDED_MS, `${slowest.ms} ms until one was refused or closed`);
  assert.ok(grown < MOST_GROWTH, `${Math.round(grown / MEGABYTE)} MB more`);
  shows('T22', {
    'requests that were too large': 4 * ROUNDS,
    'heads and bodies that never ended': 2 * SLOW,
    'ms until the slowest was refused or closed': slowest.ms,
    'MB more of memory of the site at most': Math.round(grown / MEGABYTE),
  });
});

/** The begin of a body in chunks, of which the first is these bytes. */
const chunkOf = ({ length }: Buffer): string =>
  `Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n`;
