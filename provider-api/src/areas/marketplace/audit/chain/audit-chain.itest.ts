import assert from 'node:assert/strict';
import { it } from 'node:test';
import { desc, eq } from 'drizzle-orm';
import { makeCustomer, putVisit } from '../../../../testing/payments/booking-bench.ts';
import { eraseFromAudit } from '../../../back-office/account-deletion/erase-audit.ts';
import { auditEntries } from '../audit.tables.ts';
import { asOwner, keepAudit } from '../testing/as-owner.ts';
import { forEachAudit } from '../testing/for-each-audit.ts';
import { GENESIS } from './chain-hash.ts';
import { verifyCommand } from './cli/verify.command.ts';
import { ERASED } from './erasable.ts';
import { linkEntries } from './link-entries.ts';

forEachAudit((scene) => {
  const { get, write, verify } = scene;

  it('chains what is written, in parts, whoever writes meanwhile, and finds it as it was written', async () => {
    const { database, salon } = scene;
    await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        await write({
          salonId: salon.id,
          subjectId: `s${n}`,
          changes: { price: [n, n + 0.5], name: [null, 'అ'] },
        });
        await linkEntries(database);
      }),
    );
    const { checked, broken, head } = await verify(7);
    assert.equal(broken, null);
    assert.equal(checked, head.no);
    assert.ok(checked >= 20);
    const said: string[] = [];
    const heads = { read: async () => [head] };
    assert.equal(await verifyCommand({ database, heads, known: [], say: (line) => said.push(line) }), 0);
    assert.equal(said.at(-1), `The chain ends with ${head.no}:${head.hash}`);
  });

  it('never lets who writes wait for who links, and links what was committed late', async () => {
    const { admin, database } = scene;
    if (database.kind === 'embedded') return;
    const slow = await database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query(
        `insert into audit_entries (at, actor_id, actor_role, action) values (now(), '${admin.id}', 'admin', 'test.slow')`,
      );
      // Neither of these waits for the open transaction, nor does it wait for them.
      await write();
      const before = await linkEntries(database);
      await slow.query('commit');
      assert.equal((await linkEntries(database)).no, before.no + 1);
    } finally {
      slow.release();
    }
    assert.equal((await verify()).broken, null);
  });

  it('refuses to change, delete or empty what stands', async () => {
    const { database } = scene;
    for (const statement of [
      `update audit_entries set at = now() - interval '1 day'`,
      `update audit_entries set changes = '{"price": [1, 2]}'`,
      `update audit_entries set seals = '{}'`,
      `update audit_links set hash = '${GENESIS}'`,
      'delete from audit_entries',
      'delete from audit_links',
      'delete from audit_head',
      'truncate audit_links',
      'truncate audit_entries cascade',
    ])
      await assert.rejects(database.pool.query(statement), /neither changed nor deleted/, statement);
  });

  it('finds whatever was changed, put in, taken out or turned around by somebody who owns the database', async () => {
    const { admin, database, salon } = scene;
    const names = ['first', 'victim', 'between', 'last'];
    for (const subjectId of names) await write({ salonId: salon.id, subjectId, changes: { price: [1, 2] } });
    const { head } = await verify();
    const other = (await makeCustomer(database, 'admin')).id;
    const [first, victim, , last] = await Promise.all(
      names.map(async (name) => {
        const [row] = await database.db
          .select({ id: auditEntries.id })
          .from(auditEntries)
          .where(eq(auditEntries.subjectId, name));
        return row?.id ?? 0;
      }),
    );
    const no = head.no - 2;
    const set = (change: string) => [`update audit_entries set ${change} where id = ${victim}`];
    const newEntry = (at: string) =>
      `insert into audit_entries (id, at, actor_id, actor_role, action) values (-1, ${at}, '${admin.id}', 'admin', 'test.false')`;
    const anEntry = { no, entryId: victim };
    const contents = { why: 'contents-changed', ...anEntry, field: 'price' };
    const putBack = await keepAudit(database);
    for (const [statements, broken] of [
      [set(`changes = '{"price": [1, 3]}'`), contents],
      [set(`changes = '{}'`), contents],
      [set(`changes = '{}', salts = '{}'`), contents],
      [set(`changes = changes || '{"more": [1, 2]}'`), { ...contents, field: 'more' }],
      [set(`changes = '{}', salts = '{}', seals = '{}'`), { why: 'changed', ...anEntry }],
      [set(`salts = '{"price": "another"}'`), contents],
      [set(`seals = '{"price": "another"}'`), { why: 'changed', ...anEntry }],
      [set(`actor_id = '${other}'`), { why: 'changed', ...anEntry }],
      [set(`actor_role = 'salon'`), { why: 'changed', ...anEntry }],
      [set(`at = at - interval '1 microsecond'`), { why: 'changed', ...anEntry }],
      [set(`written_at = written_at + interval '1 microsecond'`), { why: 'changed', ...anEntry }],
      [set('salon_id = null'), { why: 'changed', ...anEntry }],
      [set(`action = 'test.other'`), { why: 'changed', ...anEntry }],
      [set('subject_id = null'), { why: 'changed', ...anEntry }],
      [[`delete from audit_entries where id = ${victim}`], { why: 'entry-missing', ...anEntry }],
      [
        [`delete from audit_entries where id = ${victim}`, `delete from audit_links where no = ${no}`],
        { why: 'link-missing', no },
      ],
      [
        [
          `update audit_links set entry_id = -1 where no = ${no - 1}`,
          `update audit_links set entry_id = ${first} where no = ${no}`,
          `update audit_links set entry_id = ${victim} where no = ${no - 1}`,
        ],
        { why: 'changed', no: no - 1, entryId: victim },
      ],
      [
        [`delete from audit_entries where id = ${last}`, `delete from audit_links where no = ${head.no}`],
        { why: 'end-missing', no: head.no },
      ],
      [[newEntry('now()')], { why: 'beside-the-chain', entryId: -1 }],
      [
        [`update audit_links set hash = '${GENESIS}' where no = ${head.no}`],
        { why: 'changed', no: head.no, entryId: last },
      ],
      [
        [`insert into audit_links values (${head.no + 1}, -5, '${GENESIS}')`],
        { why: 'entry-missing', no: head.no + 1, entryId: -5 },
      ],
    ] as const) {
      await asOwner(database, ...statements);
      assert.deepEqual((await verify()).broken, broken, statements.join('; '));
      await putBack();
    }
    assert.equal((await verify()).broken, null);

    // If its end is deleted too, only those who noted where the chain ended can detect it.
    await asOwner(
      database,
      `delete from audit_entries where id = ${last}`,
      `delete from audit_links where no = ${head.no}`,
      `update audit_head set no = no - 1, hash = (select hash from audit_links where no = ${head.no - 1})`,
    );
    const noted = `&knownNo=${head.no}&knownHash=${head.hash}`;
    assert.equal((await verify()).broken, null, 'the database alone does not tell');
    assert.deepEqual((await verify(5_000, noted)).broken, { why: 'end-missing', no: head.no });
    const said: string[] = [];
    const command = { database, heads: { read: async () => [head] }, known: [] };
    assert.equal(await verifyCommand({ ...command, say: (line) => said.push(line) }), 1);
    assert.match(
      said.join(),
      new RegExp(`^BROKEN after ${head.no - 1} .*link ${head.no}: it and what follows`),
    );
    await putBack();

    // An entry that is inserted the regular way is linked at the end, and reported as late.
    await database.pool.query(newEntry(`now() - interval '1 day'`));
    assert.deepEqual((await verify()).broken, { why: 'put-in-later', no: head.no + 1, entryId: -1 });
    await putBack();
  });

  it('takes no erasure that was written before its entry', async () => {
    const { database, salon } = scene;
    const [last] = await database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    const entryId = (last?.id ?? 0) + 2;
    await write({ action: ERASED, subjectId: String(entryId), changes: { fields: [null, ['attendance']] } });
    await write({ salonId: salon.id, changes: { attendance: [null, 'no_show'] } });
    assert.equal((await verify()).broken, null);
    await database.pool.query(
      `update audit_entries set changes = changes - 'attendance', salts = salts - 'attendance' where id = ${entryId}`,
    );
    const { broken } = await verify();
    assert.deepEqual(
      [broken?.why, broken?.entryId, broken?.field],
      ['contents-changed', entryId, 'attendance'],
    );
    await write({ action: ERASED, subjectId: String(entryId), changes: { fields: [null, ['attendance']] } });
    assert.equal((await verify()).broken, null);
  });

  it('knows what was erased with a person from what somebody took out', async () => {
    const { bench, database, salon } = scene;
    const customer = await makeCustomer(database);
    const bookingId = await putVisit(database, salon, customer, bench.now, 60, {});
    const changes = { attendance: [null, 'no_show'], status: ['confirmed', 'completed'] } as const;
    await write({ salonId: salon.id, subjectId: bookingId, changes });
    const before = await verify();
    await database.transaction((tx) => eraseFromAudit(tx, customer.id, new Date()));
    const [said, row] = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.salonId, salon.id))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    assert.deepEqual([said?.action, said?.subjectId], [ERASED, String(row?.id)]);
    assert.deepEqual(
      [Object.keys(row?.changes ?? {}), Object.keys(row?.salts ?? {})],
      [['status'], ['status']],
    );
    assert.deepEqual(Object.keys(row?.seals ?? {}).sort(), ['attendance', 'status']);
    const { checked, erased, broken } = await verify();
    assert.deepEqual([checked, erased, broken], [before.checked + 1, before.erased + 1, null]);
    const { entries } = await get(`?subject=${bookingId}`);
    assert.deepEqual(entries[0].erased, ['attendance']);

    // An erasure needs its entry, which can only name fields that may be erased.
    await database.pool.query(
      `update audit_entries set changes = changes - 'status', salts = salts - 'status' where id = ${row?.id}`,
    );
    const taken = { why: 'contents-changed', no: before.head.no, entryId: row?.id, field: 'status' };
    assert.deepEqual((await verify()).broken, taken);
    await write({ action: ERASED, subjectId: String(row?.id), changes: { fields: [null, ['status']] } });
    assert.deepEqual((await verify()).broken, taken);
  });
});
