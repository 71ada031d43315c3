import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { mostResidentBytes, NOWHERE, residentBytes, Slowest, statusOfBytes } from '@sundara/node/testing';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/for-each-database.ts';
import { type ApiProcess, startApi } from '../../testing/payments/api-process.ts';
import { makeCustomer } from '../../testing/payments/booking-bench.ts';

/** How often each request is sent: more than once, since memory grows at first by what every process needs. */
const ROUNDS = sized({ quick: 3, deep: 40 });
const SLOW = sized({ quick: 20, deep: 400 });
/** Each is refused or closed within it; a quick run shares its processor with others. */
const ENDED_MS = sized({ quick: 30_000, deep: 10_000 });
const MEGABYTE = 1024 * 1024;
const MOST_GROWTH = 50 * MEGABYTE;

let target: TestDatabase;
let database: Database;
let api: ApiProcess;
const tokens = { customer: '', salon: '' };
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  api = await startApi(target.settings, NOWHERE);
  for (const role of ['customer', 'salon'] as const)
    tokens[role] = (await makeCustomer(database, role)).token;
});
after(async () => {
  await api.stop();
  await database.close();
  await target.remove();
});

const slowest = new Slowest();
const statusOf = (...parts: readonly (string | Buffer)[]): Promise<number> =>
  slowest.of(() => statusOfBytes(api.url, ...parts));
const post = (
  path: string,
  body: string | Buffer,
  role: keyof typeof tokens = 'customer',
): Promise<number> => {
  const length = `content-length: ${Buffer.byteLength(body)}`;
  const type = 'content-type: application/json';
  const head = `host: localhost\r\nauthorization: Bearer ${tokens[role]}\r\nconnection: close\r\n${type}\r\n${length}`;
  return statusOf(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n`, body);
};

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const wide = (keys: number) => `{${Array.from({ length: keys }, (_, no) => `"k${no}":1`).join()}}`;
const WIDE = wide(1_000_000);
const DEEP = deep(1_000_000);

const HOSTILE: Readonly<Record<string, readonly [send: () => Promise<number>, ...statuses: number[]]>> = {
  'a head of a megabyte': [
    () => statusOf(`GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(MEGABYTE)}\r\n\r\n`),
    ...[431, 0],
  ],
  'a body of 100 megabytes': [() => post('/api/contact', Buffer.alloc(100 * MEGABYTE, ' ')), 413, 0],
  '10,000 levels of JSON': [() => post('/api/contact', deep(10_000)), 400],
  '10,000 levels where anything may stand': [
    () => post('/api/payment/verify', `{"bookingDetails":${deep(10_000)}}`),
    400,
  ],
  'a million keys': [() => post('/api/contact', WIDE), 413, 0],
  'a million keys where a picture may stand': [
    () => post('/api/uploads/upload', WIDE, 'salon'),
    ...[400, 413],
  ],
  'a million levels where a picture may stand': [
    () => post('/api/uploads/upload', DEEP, 'salon'),
    ...[400, 413],
  ],
};

it('requests that are made to cost are refused or closed, cost little memory, and others are answered meanwhile', async () => {
  const sendAll = async (): Promise<void> => {
    for (const [what, [send, ...statuses]] of Object.entries(HOSTILE)) {
      const status = await send();
      assert.ok(statuses.includes(status), `${what}: ${status}`);
      assert.equal(
        await statusOf('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'),
        200,
        what,
      );
    }
  };
  /** Heads that never end; bodies that don't are the site's, which stands before the API. */
  const sendSlowly = async (): Promise<void> => {
    const slow = Array.from({ length: SLOW }, () =>
      statusOf('GET /healthz HTTP/1.1\r\nhost: localhost\r\nx: '),
    );
    assert.equal(await statusOf('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'), 200);
    assert.deepEqual(new Set(await Promise.all(slow)), new Set([408]));
  };
  await sendAll();
  const before = residentBytes(api.pid);
  const most = await mostResidentBytes(api.pid, async () => {
    for (let no = 0; no < ROUNDS; no += 1) await sendAll();
    await sendSlowly();
  });
  const grown = Math.max(0, most - before);
  assert.ok(grown < MOST_GROWTH, `${Math.round(grown / MEGABYTE)} MB more`);
  assert.ok(slowest.ms <= ENDED_MS, `${slowest.ms} ms until one was refused or closed`);
  shows('T22', {
    'requests that are made to cost': ROUNDS * Object.keys(HOSTILE).length,
    'heads that never ended': SLOW,
    'ms until the slowest was refused or closed': slowest.ms,
    'MB more of memory at most': Math.round(grown / MEGABYTE),
  });
});
