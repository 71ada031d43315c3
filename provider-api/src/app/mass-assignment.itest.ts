import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { type ApiReport, readOpenApi } from '@sundara/contracts/api-report';
import { shows, sized } from '@sundara/contracts/testing';
import { type Database, openDatabase } from '../platform/database/open-database.ts';
import { copyDatabase } from '../testing/copy-database.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/for-each-database.ts';
import { type Bench, openBench } from '../testing/payments/booking-bench.ts';
import { type Sandbox, startSandbox } from '../testing/payments/sandbox-process.ts';
import { dumpTables } from '../testing/payments/table-dump.ts';
import { tokenOf } from '../testing/token-of.ts';
import { modelFieldsOf, plantFields } from './testing/model-fields.ts';
import { makeSampleCall, operationNamed } from './testing/sample-calls/make-sample-call.ts';
import type { SampleCall, SampleCalls } from './testing/sample-calls/sample-call.ts';
import { sampleCalls } from './testing/sample-calls/sample-calls.ts';
import { makeSampleScene, type SampleScene } from './testing/sample-calls/sample-scene.ts';
import { withoutChance } from './testing/without-chance.ts';

/** In each the fields get other words and truth values. */
const ROUNDS = sized({ quick: 1, deep: 6 });

/** Both databases have one gateway, which can cancel a plan once. */
const AT_ONE_GATEWAY: SampleCalls = {
  'salon.cancelSubscription': { by: 'protected', body: { subscriptionId: 'sub_none' }, answers: 404 },
};

describe('fields that an operation does not take', () => {
  let sandbox: Sandbox;
  let target: TestDatabase;
  let scene: SampleScene;
  let report: ApiReport;
  before(async () => {
    sandbox = await startSandbox();
    target = await makeTestDatabase('postgres');
    const database = await openDatabase(target.settings);
    const bench = await openBench(database, sandbox.url, { does: [] });
    try {
      scene = await makeSampleScene(bench, sandbox);
      report =
        readOpenApi((await bench.app.inject('/api/openapi.json')).json()) ?? assert.fail('no document');
    } finally {
      await bench.close();
      await database.close();
    }
  });
  after(async () => {
    await sandbox.stop();
    await target.remove();
  });

  /** The API over a copy of the scene's database. */
  const withCopy = async <T>(
    name: string,
    work: (bench: Bench, database: Database) => Promise<T>,
  ): Promise<T> => {
    const databaseUrl = await copyDatabase(target.settings.databaseUrl ?? '', name);
    const database = await openDatabase({ ...target.settings, databaseUrl });
    const bench = await openBench(database, sandbox.url, { does: [] });
    return work(bench, database).finally(async () => {
      await bench.close();
      await database.close();
    });
  };

  it('change nothing beyond what the same call changes without them', async () => {
    const wrong: string[] = [];
    let writes = 0;
    let fieldCount = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      await withCopy(`plain_${round}`, (plain, plainRows) =>
        withCopy(`planted_${round}`, async (planted, plantedRows) => {
          const fields = await modelFieldsOf(plainRows, report, scene.foreign.salon, round);
          fieldCount = fields.length;
          const comparable = withoutChance(await dumpTables(plainRows));
          const names = Object.keys(sampleCalls(scene)).filter(
            (name) => operationNamed(name).method !== 'GET',
          );
          for (const name of names) {
            const call = { ...sampleCalls(scene), ...AT_ONE_GATEWAY }[name] ?? assert.fail(name);
            const { query, body } = operationNamed(name);
            const more: SampleCall = {
              ...call,
              query: textsOf(plantFields(call.query ?? {}, query, fields, false)),
              ...(!call.file && { body: plantFields(call.body ?? {}, body, fields, true) }),
            };
            const ask = (bench: Bench, database: Database, one: SampleCall) =>
              makeSampleCall({ app: bench.app, database, scene }, name, one);
            const expected = await ask(plain, plainRows, call);
            assert.equal(expected.statusCode, call.answers ?? 200, `${name}: ${expected.body}`);
            const answer = await ask(planted, plantedRows, more);
            writes += 1;
            if (answer.statusCode === 400) {
              await ask(planted, plantedRows, call);
              // The refused call had a session of its own.
              if (call.by !== 'nobody') await tokenOf(plainRows, scene.people[call.by].id);
            } else if (answer.statusCode !== expected.statusCode)
              wrong.push(`${name} is ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
            const [found, due] = [
              comparable(await dumpTables(plantedRows)),
              comparable(await dumpTables(plainRows)),
            ];
            const changed = Object.keys(due).filter((table) => !isDeepStrictEqual(found[table], due[table]));
            if (changed.length > 0) {
              const rows = changed.flatMap((table) =>
                (found[table] ?? []).filter((row) => !due[table]?.includes(row)),
              );
              wrong.push(`${name} changes ${changed}: ${rows.slice(0, 2)}`.slice(0, 700));
              break;
            }
            for (const one of [plainRows, plantedRows]) await keepCounting(one);
          }
        }),
      );
    }
    assert.deepEqual(wrong, []);
    shows('T48', { writes, 'fields of models in each': fieldCount, 'changes that they made': wrong.length });
  });
});

/** Lets no time end within which attempts are counted: on a busy machine it would end between two equal calls. */
const keepCounting = ({ pool }: Database): Promise<unknown> =>
  pool.query(`update attempts set ends_at = now() + interval '1 hour'`);

const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
