import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { IMPORT_BYTES, IMPORT_ROWS } from '@sundara/contracts/api';
import { randomOf, sized, testSeed } from '@sundara/contracts/testing';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../../testing/for-each-database.ts';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../../testing/payments/booking-bench.ts';
import { type TestApp, testApp } from '../../../../testing/test-app.ts';
import { auditEntries } from '../../../marketplace/audit/audit.tables.ts';
import { services } from '../../../marketplace/salons/salons.tables.ts';
import { type Kept, type Model, randomImport } from '../testing/random-import.ts';

const PATH = '/api/salon/services/bulk-import';
const FILES = sized({ quick: 12, deep: 400 });

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  before(async () => {
    database = await open('demo');
    api = await testApp(database);
  });
  const makeOwner = async () => {
    const owner = await makeCustomer(database, 'salon');
    const { id } = await makeSalon(database, 1, { ownerId: owner.id });
    await database.db.delete(services).where(eq(services.salonId, id));
    return { owner, salonId: id };
  };
  /** Sends the bytes of a file unchanged. */
  const send = async ({ token }: TestCustomer, text: string, query = '') => {
    const reply = await api.app.inject({
      ...{ method: 'POST', url: `${PATH}${query}`, payload: text },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    return { status: reply.statusCode, json: reply.json() };
  };
  const keep = async ({ token }: TestCustomer): Promise<readonly Kept[]> => {
    const { json } = await api.call('GET', '/api/salon/services?limit=100', { token });
    return json.data.map((each: Kept) => plain(each));
  };
  const plain = (each: Kept): Kept => {
    const { name, category, description, price, duration } = each;
    const { specializations, status, discountPercent, buffer } = each;
    return {
      ...{ name, category, description, price, duration },
      ...{ specializations, status, discountPercent, buffer },
    };
  };
  const sorted = (list: Iterable<Kept>) => [...list].map((each) => JSON.stringify(plain(each))).sort();
  const rows = (number: number) =>
    Array.from({ length: number }, (_, n) => ({ name: `Service ${n}`, category: 'Hair', price: n }));

  it('takes all of a file or nothing, names every wrong field of every row, and does nothing when repeated', async (t) => {
    const seed = testSeed(t);
    const { owner } = await makeOwner();
    let model: Model = new Map();
    for (let file = 0; file < FILES; file += 1) {
      const { text, wrong, outcomes, after } = randomImport(randomOf(seed + file), model);
      const told = `file ${file} of SEED=${seed}: ${text}`;
      const dry = await send(owner, text, '?dryRun=true');
      assert.deepEqual(
        [dry.status, dry.json.dryRun, dry.json.rows?.map(({ outcome }: { outcome: string }) => outcome)],
        [200, true, outcomes],
        told,
      );
      assert.deepEqual(
        dry.json.rows.flatMap((row: { row: number; errors: { field: string }[] }) =>
          row.errors.map(({ field }) => `row ${row.row}: ${field}`),
        ),
        wrong,
        told,
      );
      assert.deepEqual(
        sorted(await keep(owner)),
        sorted(model.values()),
        `a dry run writes nothing: ${told}`,
      );
      const { status, json } = await send(owner, text);
      if (wrong.length > 0) {
        assert.deepEqual([status, json.code], [422, 'IMPORT_REFUSED'], told);
        const paths = json.fields.map(({ path }: { path: string }) => path);
        assert.deepEqual(paths, wrong, told);
        assert.deepEqual(sorted(await keep(owner)), sorted(model.values()), `nothing is written: ${told}`);
        continue;
      }
      assert.equal(status, 200, told);
      assert.deepEqual(json.rows, dry.json.rows, told);
      model = after;
      assert.deepEqual(sorted(await keep(owner)), sorted(model.values()), told);
      const again = await send(owner, text);
      assert.deepEqual(again.json.counts, { added: 0, updated: 0, same: outcomes.length, refused: 0 }, told);
    }
  });

  it('says what would change in words, and which row a repeated one repeats', async () => {
    const { owner } = await makeOwner();
    await send(owner, JSON.stringify([{ name: 'Shave', category: 'Beard', price: 300 }]));
    const file = [
      { category: 'hair', services: [{ name: 'SHAVE', price: 350, duration: 45, status: 'inactive' }] },
      { name: 'shave', category: 'Hair Care', price: 1 },
    ];
    const { json } = await send(owner, JSON.stringify({ dryRun: true, services: file }));
    assert.deepEqual(json.rows, [
      {
        ...{ row: 1, name: 'SHAVE', outcome: 'updated', errors: [] },
        changes: [
          'Name: “Shave” to “SHAVE”',
          'Price: ₹300.00 to ₹350.00',
          'Duration: 30 mins to 45 mins',
          'Status: Active to Inactive',
        ],
      },
      {
        ...{ row: 2, name: 'shave', outcome: 'refused', changes: [] },
        errors: [{ field: 'name', message: 'The same name and category as in row 1' }],
      },
    ]);
  });

  it('takes 500 services, each written down, and refuses 501, none, and what is no list', async () => {
    const { owner, salonId } = await makeOwner();
    const audited = async () => {
      const imported = and(
        eq(auditEntries.salonId, salonId),
        eq(auditEntries.action, 'salon.importServices'),
      );
      return (await database.db.select({ n: count() }).from(auditEntries).where(imported))[0]?.n;
    };
    const groups = [{ services: rows(501).slice(0, 300) }, { services: rows(501).slice(300) }];
    for (const body of [rows(IMPORT_ROWS + 1), groups, [], [{ services: [] }], { services: [] }]) {
      const { status, json } = await send(owner, JSON.stringify(body));
      assert.deepEqual([status, json.code, json.fields[0].path], [400, 'VALIDATION_FAILED', 'services']);
    }
    for (const text of [
      '{',
      '7',
      'null',
      '"a"',
      '{}',
      '{"services":{}}',
      '',
      '[{"__proto__":{"name":"a"}}]',
    ]) {
      const { status, json } = await send(owner, text);
      assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], text);
      assert.match(json.message, /^[A-Z].{10,}/, text);
    }
    assert.deepEqual([await keep(owner), await audited()], [[], 0]);
    const { status, json } = await send(owner, JSON.stringify(rows(IMPORT_ROWS)));
    assert.deepEqual([status, json.counts.added, json.msg], [200, 500, '500 services imported']);
    assert.equal(await audited(), 500);
    const dearer = rows(IMPORT_ROWS).map((row) => ({ ...row, price: row.price + 1 }));
    assert.equal((await send(owner, JSON.stringify(dearer))).json.counts.updated, 500);
    assert.equal(await audited(), 1000);
  });

  it('takes a file of 1 MB, and says of a larger one that it is too large', async () => {
    const { owner } = await makeOwner();
    const text = JSON.stringify(rows(3));
    const padded = text + ' '.repeat(IMPORT_BYTES - text.length);
    const { status, json } = await send(owner, `${padded} `);
    assert.deepEqual([status, json.code], [413, 'BODY_TOO_LARGE']);
    assert.deepEqual(await keep(owner), []);
    assert.equal((await send(owner, padded)).json.counts.added, 3);
  });

  if (kind === 'postgres')
    it('adds nothing twice when the same file comes ten times at once', async () => {
      const { owner } = await makeOwner();
      const text = JSON.stringify(rows(20));
      const answers = await Promise.all(Array.from({ length: 10 }, () => send(owner, text)));
      assert.deepEqual(
        answers.map(({ status }) => status),
        Array(10).fill(200),
      );
      assert.equal((await keep(owner)).length, 20);
    });
});
