import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq, sql } from 'drizzle-orm';
import {
  type Answer,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  putVisit,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import type { bookings } from '../../booking/bookings/bookings.tables.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { postCapture } from '../../money/ledger/post.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { requestRefund } from '../../money/refunds/request-refund.command.ts';
import { type Desk, openDesk } from '../calendar/testing/salon-desk.ts';
import { salonClients } from './clients.tables.ts';

const PRICE = { basePaise: 50_000, totalPaise: 50_000 };
const DAY = 1440;

forEachBench({}, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });

  const put = (minutes: number, change: Partial<typeof bookings.$inferInsert>, who = scene.customer) =>
    putVisit(scene.database, scene.salon, who, addMinutes(MONDAY_NOON, minutes), 60, change);
  const done = { ...PRICE, status: 'completed', attendance: 'attended' } as const;
  const walkIn = { source: 'walk-in', customerId: null, customerEmail: '' } as const;
  const list = async (query = '') => {
    const { status, json } = await desk.ask('GET', `clients?${query}`);
    assert.equal(status, 200);
    return json;
  };
  const found = async (query = '') =>
    (await list(query)).clients.map(({ name }: { name: string }) => name).join();
  const ok = ({ status, json }: Answer) => {
    assert.equal(status, 200, json.message);
    return json.client;
  };
  /** A customer who is a client, by their id in the list. */
  const asha = async () => {
    const bookingId = await put(DAY, {
      customerId: scene.customer.id,
      customerName: 'Asha Rao',
      customerPhone: '+919848012345',
    });
    const [client] = (await list('q=Asha')).clients;
    return { bookingId, id: String(client.id) };
  };

  it('counts all that one transaction changed of several clients, and what the next one changes', async () => {
    const other = await makeCustomer(scene.database);
    const ids = [
      await put(-DAY, PRICE),
      await put(-2 * DAY, PRICE, other),
      await put(-3 * DAY, PRICE),
      await put(-4 * DAY, PRICE),
    ];
    const complete = (...some: readonly (string | undefined)[]) =>
      scene.database.transaction(async (tx) => {
        for (const id of some)
          await tx.execute(sql`update bookings set status = 'completed' where id = ${id}`);
      });
    const visits = async () =>
      (await scene.database.db.select().from(salonClients).where(eq(salonClients.salonId, scene.salon.id)))
        .map(({ customerId, visits: counted }) => `${customerId === other.id ? 'other' : 'first'} ${counted}`)
        .sort();
    await complete(ids[0], ids[1], ids[2]);
    assert.deepEqual(await visits(), ['first 2', 'other 1']);
    await complete(ids[3]);
    assert.deepEqual(await visits(), ['first 3', 'other 1']);
  });

  it('each person is one row: visits that took place, the last, the next, and what was paid and not given back', async () => {
    const paid = await put(-3 * DAY, { ...done, customerName: 'Asha R.', customerPhone: '+919848012345' });
    await put(-DAY, { ...done, attendance: 'no_show' });
    await put(2 * DAY, {
      customerName: 'Asha Rao',
      customerPhone: '+919848012345',
      createdAt: MONDAY_NOON,
    });
    await put(3 * DAY, { status: 'cancelled' });
    await put(4 * DAY, { status: 'held', holdExpiresAt: addMinutes(MONDAY_NOON, 10) });
    const { db } = scene.database;
    await db.insert(payments).values({
      ...{ bookingId: paid, gatewayOrderId: `o_${paid}`, gatewayPaymentId: `p_${paid}`, status: 'paid' },
      ...{ amountPaise: 50_000, capturedAt: MONDAY_NOON },
    });
    await scene.database.transaction(async (tx) => {
      await postCapture(tx, paid, `p_${paid}`, MONDAY_NOON);
      const refund = {
        bookingId: paid,
        gatewayPaymentId: `p_${paid}`,
        amountPaise: 20_000,
        key: `k_${paid}`,
      };
      await requestRefund(tx, { ...refund, reason: 'discretion' }, MONDAY_NOON);
    });
    await put(-2 * DAY, { ...done, ...walkIn, customerName: 'Walk-in', customerPhone: '+919000000001' });
    await put(-4 * DAY, { ...done, ...walkIn, customerName: 'Meera', customerPhone: '+919000000001' });
    await put(-5 * DAY, { ...done, ...walkIn, customerName: 'Nobody', customerPhone: '' });
    const { clients, pagination } = await list();
    assert.equal(pagination.total, 2);
    assert.deepEqual(
      clients.map(({ id: _, ...client }: { id: string }) => client),
      [
        {
          ...{ name: 'Asha Rao', phone: '+919848012345', visits: 1, spent: 300, allergies: '', tags: [] },
          ...{ lastVisit: '2026-11-20T12:00:00+05:30', nextVisit: '2026-11-25T12:00:00+05:30' },
        },
        {
          ...{ name: 'Meera', phone: '+919000000001', visits: 2, spent: 1000, allergies: '', tags: [] },
          ...{ lastVisit: '2026-11-21T12:00:00+05:30', nextVisit: null },
        },
      ],
    );
    const { bookings: history } = ok(await desk.ask('GET', `clients/${clients[0].id}`));
    assert.deepEqual(
      history.map(({ status }: { status: string }) => status),
      ['cancelled', 'confirmed', 'completed', 'completed'],
    );
  });

  it('are found by part of a name or a phone and by a tag, in each order, page by page, of this salon only', async () => {
    const people = [
      ['zoya khan', '+919848011111', -2, 2],
      ['Anil Das', '+919848022222', -1, 1],
      ['Meena Rao', '+919100033333', -9, 3],
    ] as const;
    for (const [customerName, customerPhone, days, visits] of people)
      for (let visit = 0; visit < visits; visit += 1)
        await put((days - visit) * DAY, { ...done, ...walkIn, customerName, customerPhone });
    const other = await makeSalon(scene.database);
    await putVisit(scene.database, other, scene.customer, MONDAY_NOON, 60, {
      ...walkIn,
      customerName: 'Zoya',
    });
    assert.equal(await found(), 'Anil Das,zoya khan,Meena Rao');
    assert.equal(await found('sort=name'), 'Anil Das,Meena Rao,zoya khan');
    assert.equal(await found('sort=visits'), 'Meena Rao,zoya khan,Anil Das');
    assert.equal(await found('sort=spent'), 'Meena Rao,zoya khan,Anil Das');
    assert.equal(await found('sort=spent&limit=1&page=3'), 'Anil Das');
    assert.equal(await found('sort=name&limit=1&page=3'), 'zoya khan');
    assert.equal(await found('q=ZOYA'), 'zoya khan');
    assert.equal(await found('q=98480'), 'Anil Das,zoya khan');
    assert.equal(await found('q=91000 333'), 'Meena Rao');
    assert.equal(await found('q=%25'), '');
    const { clients } = await list('q=zoya');
    ok(await desk.ask('PATCH', `clients/${clients[0].id}`, { tags: ['Regular'] }));
    assert.equal(await found('tag=Regular'), 'zoya khan');
    assert.deepEqual((await list()).tags, ['Regular']);
    assert.equal((await desk.ask('GET', 'clients?sort=oldest')).status, 400);
  });

  it('go into a file as they are listed, without what must not get on their skin, and the audit says that they did', async () => {
    await put(-DAY, { ...done, ...walkIn, customerName: '=Anil', customerPhone: '+919848022222' });
    await put(-2 * DAY, { ...done, ...walkIn, customerName: 'Meena', customerPhone: '+919100033333' });
    await put(-3 * DAY, { ...done, ...walkIn, customerName: 'Meena', customerPhone: '+919100033333' });
    await putVisit(scene.database, await makeSalon(scene.database), scene.customer, MONDAY_NOON, 60, {});
    const [{ id }] = (await list('q=Meena')).clients;
    ok(await desk.ask('PATCH', `clients/${id}`, { allergies: 'Ammonia', tags: ['Regular'] }));
    const fileOf = async (query: string) => {
      const { status, json } = await desk.ask('GET', `clients/file?${query}`);
      assert.equal(status, 200, json.message);
      return (await scene.bench.app.inject({ method: 'GET', url: json.url })).body.split('\r\n');
    };
    assert.deepEqual(await fileOf('sort=spent'), [
      '\ufeffName,Phone,Visits,Last visit,Next visit,Spent (₹),Tags',
      "Meena,'+919100033333,2,2026-11-21,,1000.00,Regular",
      "'=Anil,'+919848022222,1,2026-11-22,,500.00,",
      '',
    ]);
    assert.equal((await fileOf('tag=Regular')).length, 3);
    const entries = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'salon.clientsFile'));
    assert.deepEqual([entries.length, entries[0]?.salonId], [2, scene.salon.id]);
  });

  it('notes, allergies and tags are kept, each once, and the audit says who did it and not what', async () => {
    const { id } = await asha();
    const tags = ['Regular', 'regular', '  Long \n hair '];
    const noted = ok(await desk.ask('PATCH', `clients/${id}`, { allergies: ' Ammonia ', tags }));
    assert.deepEqual([noted.allergies, noted.tags], ['Ammonia', ['Regular', 'Long hair']]);
    const note = { text: 'Likes tea', key: crypto.randomUUID() };
    ok(await desk.ask('POST', `clients/${id}/notes`, note));
    const again = ok(await desk.ask('POST', `clients/${id}/notes`, note));
    assert.deepEqual(
      again.notes.map(({ text, at }: { text: string; at: string }) => [text, at]),
      [['Likes tea', '2026-11-23T12:00:00+05:30']],
    );
    assert.ok(again.notes[0].by);
    const kept = ok(await desk.ask('PATCH', `clients/${id}`, { allergies: 'Ammonia, latex' }));
    assert.deepEqual(kept.tags, ['Regular', 'Long hair']);
    for (const body of [
      { tags: Array.from({ length: 9 }, (_, no) => `Tag ${no}`) },
      { tags: [' '] },
      { tags: ['x'.repeat(25)] },
      { allergies: 'x'.repeat(301) },
    ])
      assert.equal((await desk.ask('PATCH', `clients/${id}`, body)).json.code, 'VALIDATION_FAILED');
    assert.equal(
      (await desk.ask('POST', `clients/${id}/notes`, { ...note, text: '  ' })).json.code,
      'VALIDATION_FAILED',
    );
    const gone = ok(await desk.ask('DELETE', `clients/${id}/notes/${kept.notes[0].id}`));
    assert.deepEqual(gone.notes, []);
    assert.equal((await desk.ask('DELETE', `clients/${id}/notes/${kept.notes[0].id}`)).status, 404);
    const written = await scene.database.db
      .select({ action: auditEntries.action, changes: auditEntries.changes })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, id))
      .orderBy(auditEntries.id);
    assert.deepEqual(
      written.map(({ action, changes }) => [action, changes]),
      [
        ['salon.updateClient', { fields: [null, ['allergies', 'tags']] }],
        ['salon.addClientNote', { fields: [null, ['notes']] }],
        ['salon.updateClient', { fields: [null, ['allergies']] }],
        ['salon.removeClientNote', { fields: [null, ['notes']] }],
      ],
    );
  });

  it('allergies stand at each visit of theirs that the salon opens, until they are erased with all that was noted', async () => {
    const { bookingId, id } = await asha();
    const later = await put(2 * DAY, { customerPhone: '2' });
    ok(await desk.ask('PATCH', `clients/${id}`, { allergies: 'Ammonia', tags: ['Regular'] }));
    ok(await desk.ask('POST', `clients/${id}/notes`, { text: 'Likes tea', key: crypto.randomUUID() }));
    const marks = async () => {
      const week = await desk.ask('GET', 'calendar?from=2026-11-23&to=2026-11-26');
      const shown = [
        ...week.json.blocks.map(({ allergies }: { allergies: string }) => allergies),
        ...(await Promise.all([bookingId, later].map((visit) => desk.ask('GET', `bookings/${visit}`)))).map(
          ({ json }) => json.data.client.allergies,
        ),
      ];
      return shown;
    };
    assert.deepEqual(await marks(), ['Ammonia', 'Ammonia', 'Ammonia', 'Ammonia']);
    const erased = ok(await desk.ask('DELETE', `clients/${id}/noted`));
    assert.deepEqual([erased.allergies, erased.tags, erased.notes], ['', [], []]);
    assert.deepEqual(await marks(), ['', '', '', '']);
    assert.equal(erased.bookings.length, 2);
    ok(await desk.ask('DELETE', `clients/${id}/noted`));
    const [{ entries } = { entries: 0 }] = await scene.database.db
      .select({ entries: sql<number>`count(*)::int` })
      .from(auditEntries)
      .where(eq(auditEntries.action, 'salon.eraseClient'));
    assert.equal(entries, 1);
  });

  it('bookings from before have their clients written down by a job, those of every salon', async () => {
    const { database } = scene;
    await put(DAY, {});
    for (let salon = 0; salon < 25; salon += 1) {
      const { id } = await makeSalon(database);
      await putVisit(database, { id }, await makeCustomer(database), MONDAY_NOON, 60, {});
    }
    const { db } = database;
    const before = await db.select().from(salonClients);
    await db.delete(salonClients);
    await db.execute(sql`insert into outbox (kind, key, payload, run_at)
      values ('salon.fill-clients', 'all', '{"after": "00000000-0000-0000-0000-000000000000"}', 'epoch')`);
    await scene.bench.jobsDone();
    const strip = (rows: typeof before) =>
      rows.map(({ id: _, allergies: __, tags: ___, ...kept }) => JSON.stringify(kept)).sort();
    assert.deepEqual(strip(await db.select().from(salonClients)), strip(before));
    assert.ok(before.length > 25);
  });

  it("another salon's client, a missing one and no id at all are answered alike", async () => {
    const { id } = await asha();
    const stranger = await openDesk(scene.bench, scene.database, await makeSalon(scene.database));
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { allergies: 'Mine' }],
      ['POST', '/notes', { text: 'Mine', key: crypto.randomUUID() }],
      ['DELETE', `/notes/${id}`, undefined],
      ['DELETE', '/noted', undefined],
    ] as const)
      for (const [who, client] of [
        [stranger, id],
        [desk, crypto.randomUUID()],
        [desk, 'x'],
      ] as const) {
        const { status, json } = await who.ask(method, `clients/${client}${path}`, body);
        assert.deepEqual([status, json.message], [404, 'This client is not one of your salon.']);
      }
  });
});
