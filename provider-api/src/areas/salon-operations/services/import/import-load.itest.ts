import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { IMPORT_BYTES, IMPORT_ROWS } from '@sundara/contracts/api';
import { p99, shows, sized } from '@sundara/contracts/testing';
import { NOWHERE, Slowest, statusOfBytes } from '@sundara/node/testing';
import * as z from 'zod/mini';
import { type Database, openDatabase } from '../../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../../testing/for-each-database.ts';
import { type ApiProcess, startApi } from '../../../../testing/payments/api-process.ts';
import { makeCustomer, makeSalon } from '../../../../testing/payments/booking-bench.ts';
import { startReader } from '../../../../testing/reader.ts';
import { BROKEN_FILES, type ImportFile, soundFile } from '../testing/import-files.ts';

const PATH = '/api/salon/services/bulk-import';
const OWNERS = 4;
/** How often each owner sends every file. */
const ROUNDS = sized({ quick: 1, deep: 20 });
/** Rows of the files that are too large to be read. */
const ROWS = sized({ quick: 100_000, deep: 1_000_000 });
const READS = sized({ quick: 100, deep: 2_000 });
/** A quick run shares its processor with others. */
const LIMIT_MS = sized({ quick: 60_000, deep: 30_000 });
/** How many times as long 99 of 100 reads take meanwhile, at most … */
const SLOWER = sized({ quick: 1_000, deep: 2 });
/** … where they take that long at all: of less a ratio tells nothing. */
const LEAST_MS = 10;

const replySchema = z.object({
  code: z.optional(z.string()),
  counts: z.optional(z.object({ refused: z.int() })),
  rows: z.optional(z.array(z.unknown())),
  fields: z.optional(z.array(z.object({ path: z.string() }))),
});

interface Owner {
  readonly token: string;
  readonly salonId: string;
}

let target: TestDatabase;
let database: Database;
let api: ApiProcess;
before(async () => {
  target = await makeTestDatabase('postgres');
  database = await openDatabase(target.settings);
  api = await startApi(target.settings, NOWHERE);
});
after(async () => {
  await api.stop();
  await database.close();
  await target.remove();
});

const makeOwner = async (): Promise<Owner> => {
  const owner = await makeCustomer(database, 'salon');
  const { id: salonId } = await makeSalon(database, 1, { ownerId: owner.id });
  return { token: owner.token, salonId };
};

const slowest = new Slowest();
const send = ({ token }: Owner, body: string) =>
  slowest.of(() =>
    fetch(`${api.url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body,
    }),
  );
/** @returns the status; 0 where the connection was closed before the answer was read */
const sendLarge = ({ token }: Owner, body: Buffer): Promise<number> => {
  const head = `host: localhost\r\nauthorization: Bearer ${token}\r\nconnection: close`;
  const content = `content-type: application/json\r\ncontent-length: ${body.length}`;
  const first = `POST ${PATH} HTTP/1.1\r\n${head}\r\n${content}\r\n\r\n`;
  return slowest.of(() => statusOfBytes(api.url, first, body));
};

/** How many services a salon has, and what all of them cost. */
const catalogueOf = async ({ salonId }: Owner): Promise<unknown> => {
  const found = await database.pool.query(
    'select count(*)::int n, sum(price_paise)::text cost from services where salon_id = $1',
    [salonId],
  );
  return found.rows[0];
};

/** Imports a file, and sees that all of it was kept, or nothing and each wrong row is named. */
const importFile = async (owner: Owner, { what, text, refused }: ImportFile): Promise<void> => {
  const earlier = await catalogueOf(owner);
  const reply = await send(owner, text);
  const { code, counts, rows = [], fields = [] } = replySchema.parse(await reply.json());
  if (refused === 0) {
    assert.deepEqual([reply.status, counts?.refused, rows.length], [200, 0, IMPORT_ROWS], what);
    return;
  }
  const named = new Set(fields.map(({ path }) => path.split(':')[0]));
  assert.deepEqual([reply.status, code, named.size], [422, 'IMPORT_REFUSED', refused], what);
  assert.deepEqual(await catalogueOf(owner), earlier, what);
};

it('imports are all kept or named by row within seconds, and others read on meanwhile', async (test) => {
  const visited = await makeOwner();
  const owners = await Promise.all(Array.from({ length: OWNERS }, makeOwner));
  for (const { what, text } of [soundFile(1), ...BROKEN_FILES]) assert.ok(text.length <= IMPORT_BYTES, what);
  const reader = startReader(`${api.url}/api/public/salons/${visited.salonId}`);
  test.after(() => reader.stop());
  const nothing = Promise.resolve();
  // Processes that have just begun are slow.
  await reader.readWhile(READS, nothing);
  const idle = p99(await reader.readWhile(READS, nothing));

  const large = Buffer.from(
    `[${Array.from({ length: ROWS }, (_, no) => `{"name":"Service ${no}","price":1}`).join()}]`,
  );
  let imported = 0;
  let tooLarge = 0;
  const importAll = async (owner: Owner): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const file of [soundFile(100 + round), ...BROKEN_FILES]) {
        await importFile(owner, file);
        imported += 1;
      }
      const status = await sendLarge(owner, large);
      assert.ok([413, 0].includes(status), `${status} of a file that is too large`);
      tooLarge += 1;
    }
  };
  const meanwhile = p99(await reader.readWhile(READS, Promise.all(owners.map(importAll))));

  assert.ok(slowest.ms <= LIMIT_MS, `${slowest.ms} ms until an import was answered`);
  const told = `${meanwhile.toFixed(1)} ms, ${idle.toFixed(1)} ms while nobody imports`;
  assert.ok(meanwhile <= SLOWER * Math.max(idle, LEAST_MS), told);
  shows('T68', {
    'files of 500 rows': imported,
    'files that are too large': tooLarge,
    'ms until the slowest was answered': slowest.ms,
    'ms p99 of a read meanwhile': Math.round(meanwhile),
    'ms p99 while nobody imports': Math.round(idle),
  });
});
