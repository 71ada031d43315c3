import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { migrationFaults } from './migrations.check.ts';

const ROOT = path.join(import.meta.dirname, 'fixtures');

/** Each fault without squawk's message. */
const faultsOf = async (folder: string): Promise<string[]> =>
  (await migrationFaults(ROOT, folder)).map((fault) => fault.split(': ')[0] ?? '');

test('a migration that breaks what runs or holds a lock for long is refused, each with its line', async () => {
  assert.deepEqual(await faultsOf('bad'), [
    'bad/0001_note_of_booking.sql',
    'bad/0002_expand_everything.sql:2 require-concurrent-index-creation',
    'bad/0002_expand_everything.sql:4 changing-column-type',
    'bad/0002_expand_everything.sql:6 ban-drop-column',
    'bad/0002_expand_everything.sql:12 constraint-missing-not-valid',
    'bad/0002_expand_everything.sql:10 changes rows and holds them until the end',
    'bad/0003_contract_by_another_name.sql:1 renaming-column',
    'bad/0004_expand_index_in_a_transaction.sql:3 ban-concurrent-index-creation-in-transaction',
  ]);
});

test('what adds, what takes away when nothing asks for it any more, and an index outside of a transaction may go', async () => {
  assert.deepEqual(await faultsOf('good'), []);
});
