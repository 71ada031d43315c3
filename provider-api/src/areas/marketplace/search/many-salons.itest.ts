import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { listSalons } from '@sundara/contracts/api';
import { sized, testSeed } from '@sundara/contracts/testing';
import pg from 'pg';
import { askByHand } from '../../../../bench/search/by-hand.ts';
import { makeSalons } from '../../../../bench/search/make-salons.ts';
import { questionsOf } from '../../../../bench/search/questions.ts';
import { withClient } from '../../../platform/database/connections.ts';
import { type Database, openDatabase } from '../../../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/for-each-database.ts';
import { searchSalons } from './search-salons.ts';

/** Enough for words to count as frequent, and for searches whose matches are not all read. */
const SALONS = 12_000;
const QUESTIONS = sized({ quick: 100, deep: 2_000 });
/** More searches than this must match more salons than are read; searching continues until they do. */
const ABOUT_MANY = QUESTIONS / 10;

let target: TestDatabase;
let url = '';
let database: Database;
before(async () => {
  target = await makeTestDatabase('postgres');
  url = target.settings.databaseUrl ?? '';
  database = await openDatabase(target.settings);
  await makeSalons(url, SALONS);
});
after(async () => {
  await database.close();
  await target.remove();
});

for (const mix of ['suggestions', 'listing'] as const)
  test(`${mix}: whatever way is taken, the salons and their order are those of plain SQL`, async (t) => {
    const seed = String(testSeed(t));
    await withClient(new pg.Client({ connectionString: url, options: '-c jit=off' }), async (client) => {
      let [asked, many] = [0, 0];
      for (const question of questionsOf(mix, 10 * QUESTIONS, seed)) {
        if (asked >= QUESTIONS && many > ABOUT_MANY) break;
        asked += 1;
        const found = await searchSalons(database.db, listSalons.query.parse(question));
        // Spelling corrections have a test of their own.
        if ('corrected' in found) continue;
        const { ids } = await askByHand(client, question, { corrects: false });
        assert.deepEqual(
          found.salons.map(({ id }) => id),
          ids,
          JSON.stringify(question),
        );
        if (found.capped) many += 1;
      }
      assert(many > ABOUT_MANY, `only ${many} of ${asked} questions were about many salons`);
    });
  });
