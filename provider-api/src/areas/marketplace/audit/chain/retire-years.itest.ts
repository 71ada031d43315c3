import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { asOwner } from '../testing/as-owner.ts';
import { forEachAudit } from '../testing/for-each-audit.ts';
import { retireCommand } from './cli/retire.command.ts';
import { retireYears } from './retire-years.ts';

forEachAudit((scene) => {
  const { get, write, verify } = scene;
  const ids = async (table: string): Promise<number[]> => {
    const { rows } = await scene.database.pool.query<{ id: string }>(`select id from ${table} order by id`);
    return rows.map(({ id }) => Number(id));
  };

  /** Three entries of more than eight years ago lie in a partition of their own. */
  before(async () => {
    const { admin, database } = scene;
    const begins = "'2016-04-01 00:00+05:30'";
    await asOwner(
      database,
      'alter table audit_entries detach partition audit_entries_before',
      'alter table audit_entries_before rename to audit_entries_now',
      `do $$ begin execute format('alter table audit_entries attach partition audit_entries_now
         for values from (${begins.replaceAll("'", "''")}) to (%L)', year_begins(financial_year(now()) + 1)); end $$`,
      `create table audit_entries_before partition of audit_entries for values from (minvalue) to (${begins})`,
      `insert into audit_entries (id, at, written_at, actor_id, actor_role, action)
         select n - 10, time, time, '${admin.id}', 'admin', 'test.old'
         from generate_series(1, 3) n, (values (timestamptz '2016-01-15')) old (time)`,
      'insert into audit_unlinked select id from audit_entries where id < 0',
    );
    await write({ subjectId: 'first' });
    await write({ subjectId: 'second' });
  });

  it('takes old years out by an entry of the chain, which stays whole', async () => {
    const { admin, database } = scene;
    const was = await verify();
    assert.deepEqual([was.broken, was.checked], [null, 5]);
    const said: string[] = [];
    const retire = (email: string) =>
      retireCommand({ database, email, now: new Date(), say: (line) => said.push(line) });
    assert.equal(await retire('nobody@people.example'), 2);
    assert.equal(await retire(admin.email), 0);
    assert.match(said.join('\n'), /^There is no admin.*\naudit_entries_before holds 3 entries, up to link 3/);
    assert.deepEqual(await ids('audit_entries_before'), [-9, -8, -7]);
    assert.ok((await ids('audit_entries')).every((id) => id > 0));
    const is = await verify(2);
    assert.deepEqual([is.broken, is.checked, is.head.no], [null, 3, 6]);
    const { entries } = await get('');
    assert.equal(entries[0].action, 'audit.retired');
    assert.deepEqual(await retireYears(database, { id: admin.id, role: 'admin' }, new Date()), []);
  });

  it('finds entries that are missing behind what was taken out, and takes no such entry in advance', async () => {
    const { database } = scene;
    const { head } = await verify();
    await write({ action: 'audit.retired', changes: { through: [null, head.no + 2] } });
    await write({ subjectId: 'victim' });
    const [victim = 0] = (await ids('audit_entries')).slice(-1);
    assert.equal((await verify()).broken, null);
    await asOwner(database, `delete from audit_entries where id = ${victim}`);
    assert.deepEqual((await verify()).broken, { why: 'entry-missing', no: head.no + 2, entryId: victim });
  });
});
