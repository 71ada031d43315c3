import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { makeCustomer, putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookVisit, hold } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { rangeText } from '../../booking/time/time-range.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { salons, services, timeOff } from '../../marketplace/salons/salons.tables.ts';
import { payments } from '../../money/payments/payments.tables.ts';
import { entriesOfTelling } from '../running-late/sent-notices.repository.ts';
import { type Desk, openDesk } from './testing/salon-desk.ts';

const MONDAY = '2026-11-23';

forEachBench({ seats: 2 }, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });

  const at = (time: string, day = TUESDAY) => `${day}T${time}:00+05:30`;
  const walkIn = (change: object = {}) =>
    desk.ask('POST', 'walk-ins', { key: crypto.randomUUID(), services: [scene.salon.cut], ...change });
  const wish = async (time: string, customerId = scene.customer.id) => ({
    customerId,
    visit: await findVisit(scene.database.db, scene.salon.id, [scene.salon.cut]),
    start: instantAt(TUESDAY, time),
  });
  const book = async (time: string, customerId?: string) =>
    bookVisit(scene.database, await wish(time, customerId), scene.bench.now);
  const audited = async () =>
    (await scene.database.db.select().from(auditEntries).where(eq(auditEntries.salonId, scene.salon.id))).map(
      ({ action }) => action,
    );

  it('writes a walk-in down in two taps: now, anyone who is free, its own number, no fee and no payment', async () => {
    const { database, bench, salon } = scene;
    bench.now = addMinutes(bench.now, 2);
    const { status, json } = await walkIn({ customer: { phone: '98480 12345' } });
    assert.equal(status, 200);
    const { data, blocks } = json;
    assert.deepEqual(
      [data.dateTime, data.no, data.status, data.source, data.totalAmount, data.customer],
      [
        at('12:05', MONDAY),
        1,
        'confirmed',
        'walk-in',
        500,
        { name: 'Walk-in', email: '', phone: '+919848012345' },
      ],
    );
    assert.deepEqual(
      [blocks.length, blocks[0].resourceId, blocks[0].start, blocks[0].end, blocks[0].movable],
      [1, '1', at('12:05', MONDAY), at('13:05', MONDAY), true],
    );
    const second = (await walkIn()).json;
    assert.deepEqual([second.data.no, second.blocks[0].resourceId], [2, '2']);
    const [sold] = await database.db.select().from(services).where(eq(services.id, salon.cut));
    assert.equal(sold?.bookingCount, 2);
    assert.deepEqual(await database.db.select().from(payments).where(eq(payments.bookingId, data.id)), []);
    assert.deepEqual(
      (await bench.jobsDone()).filter(({ key }) => key.includes(data.id)),
      [],
    );
    assert.equal((await desk.ask('PATCH', `bookings/${data.id}/time`, { start: at('15:00') })).status, 200);
    assert.deepEqual(
      (await bench.jobsDone()).filter(({ key }) => key.includes(data.id)),
      [],
    );
    assert.deepEqual(await audited(), ['salon.addWalkIn', 'salon.addWalkIn', 'salon.moveBooking']);
  });

  it('writes one visit for one key, sent twice at once and once more', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all([walkIn({ key }), walkIn({ key })]);
    const again = await walkIn({ key: key.toUpperCase(), start: at('15:00') });
    assert.deepEqual(new Set([...answers, again].map(({ json }) => json.data.id)).size, 1);
    assert.equal((await scene.bench.rows(scene.salon)).length, 1);
  });

  it('refuses a walk-in that nobody can do, and says when somebody could', async () => {
    const { salon } = scene;
    await book('11:00');
    await book('11:00', (await makeCustomer(scene.database)).id);
    const full = await walkIn({ start: at('10:30') });
    assert.deepEqual([full.status, full.json.code], [409, 'SLOT_TAKEN']);
    assert.match(
      full.json.message,
      /Nobody who does this is free for 1 h from 10:30.am\. The next free time is 12:00.pm/,
    );
    assert.deepEqual(full.json.slots.map(({ time }: { time: string }) => time).slice(0, 2), [
      '12:00 PM',
      '12:05 PM',
    ]);
    const named = await walkIn({ start: at('11:30'), resourceId: '2' });
    assert.match(
      named.json.message,
      /Chair 2 has a visit with Asha Rao from 11:00.am then\. The next free time is 12:00/,
    );
    assert.equal((await walkIn({ start: at('09:00') })).json.code, 'SLOT_NOT_BOOKABLE');
    assert.equal((await walkIn({ start: at('12:03') })).json.code, 'SLOT_NOT_BOOKABLE');
    assert.equal((await walkIn({ start: at('12:00', '2026-11-22') })).json.code, 'SLOT_NOT_BOOKABLE');
    assert.equal((await walkIn({ start: at('12:00', '2028-11-23') })).json.code, 'SLOT_NOT_BOOKABLE');
    assert.equal((await walkIn({ start: '9999-12-31T23:55:00-23:59' })).json.code, 'VALIDATION_FAILED');
    assert.equal((await walkIn({ resourceId: '3' })).json.code, 'VALIDATION_FAILED');
    assert.equal((await walkIn({ customer: { phone: 'call me' } })).json.code, 'VALIDATION_FAILED');
    assert.equal((await walkIn({ services: [crypto.randomUUID()] })).json.code, 'SERVICE_NOT_OFFERED');
    await scene.database.db.update(salons).set({ isActive: false }).where(eq(salons.id, salon.id));
    assert.match((await walkIn()).json.message, /not active/);
  });

  it('counts the visits in the way of time off, those being paid for too, and keeps them when asked', async () => {
    const { database, bench } = scene;
    const block = (change: object) =>
      desk.ask('POST', 'time-off', { kind: 'closure', start: at('10:00'), end: at('14:00'), ...change });
    await book('10:00');
    await book('11:00');
    await hold(database, await wish('12:00', (await makeCustomer(database)).id), bench.now);
    const refused = await block({});
    assert.deepEqual([refused.status, refused.json.code], [409, 'VISITS_IN_THE_WAY']);
    assert.equal(refused.json.message, '3 visits stand in that time, of which 1 is being paid for just now.');
    const chair = {
      kind: 'blocked',
      resourceId: '2',
      start: at('15:00'),
      end: at('18:00'),
      reason: 'Repair',
    };
    assert.equal((await block(chair)).status, 200);
    bench.now = addMinutes(bench.now, 11);
    assert.equal((await block({})).json.message, '2 visits stand in that time.');
    assert.equal((await block({ end: at('10:30') })).json.message, '1 visit stands in that time.');
    const kept = await block({ keepVisits: true, reason: 'Sankranti' });
    assert.equal(
      (await block({ keepVisits: true, reason: 'Sankranti' })).json.timeOff.id,
      kept.json.timeOff.id,
    );

    const times = async () =>
      (
        await bench.call(
          'GET',
          `/api/public/salons/${scene.salon.id}/availability?date=${TUESDAY}&services=${scene.salon.cut}`,
        )
      ).json.slots.map(({ time, capacity }: { time: string; capacity: number }) => `${time} ${capacity}`);
    assert.deepEqual(await times(), ['2:00 PM 2', '3:00 PM 1', '4:00 PM 1', '5:00 PM 1', '6:00 PM 2']);
    const listed = (await desk.ask('GET', `time-off?from=${TUESDAY}&to=${TUESDAY}`)).json.timeOff;
    assert.deepEqual(
      listed.map(({ kind, resourceId, reason }: Record<string, unknown>) => [kind, resourceId, reason]),
      [
        ['closure', null, 'Sankranti'],
        ['blocked', '2', 'Repair'],
      ],
    );
    for (const { id } of listed) assert.equal((await desk.ask('DELETE', `time-off/${id}`)).status, 200);
    assert.equal((await desk.ask('DELETE', `time-off/${kept.json.timeOff.id}`)).status, 404);
    assert.equal((await times()).length, 9);
    assert.deepEqual(await audited(), [
      ...['salon.addTimeOff', 'salon.addTimeOff', 'salon.removeTimeOff', 'salon.removeTimeOff'],
    ]);
  });

  it('refuses time off that is upside down, endless, or of nobody here', async () => {
    const stranger = crypto.randomUUID();
    for (const change of [
      { end: at('10:00') },
      { end: at('10:00', '2028-01-01') },
      { start: at('10:00', '2028-11-22'), end: at('10:00', '2028-11-23') },
      { start: '9999-12-31T23:00:00-23:59', end: '9999-12-31T23:59:00-23:59' },
      { start: '0001-01-01T00:00:00+05:30' },
      { start: 'tomorrow' },
      { resourceId: '1' },
      { kind: 'blocked' },
      { kind: 'blocked', resourceId: '3' },
      { kind: 'blocked', resourceId: '0' },
      { kind: 'blocked', resourceId: stranger },
      { kind: 'leave', resourceId: '1' },
    ]) {
      const body = { kind: 'closure', start: at('10:00'), end: at('11:00'), ...change };
      const { status, json } = await desk.ask('POST', 'time-off', body);
      assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED'], JSON.stringify(change));
    }
  });

  it('takes 500 times off and closures ahead, beside those that are over', async () => {
    const { db } = scene.database;
    const salonId = scene.salon.id;
    const hour = (day: number) => {
      const start = addMinutes(instantAt(TUESDAY, '06:00'), day * 24 * 60);
      return rangeText({ start, end: addMinutes(start, 60) });
    };
    await db.insert(timeOff).values([
      ...Array.from({ length: 5 }, (_, no) => ({
        salonId,
        kind: 'blocked' as const,
        chair: 1,
        during: hour(-2 - no),
      })),
      ...Array.from({ length: 499 }, (_, no) => ({ salonId, kind: 'closure' as const, during: hour(no) })),
    ]);
    const close = (time: string) =>
      desk.ask('POST', 'time-off', { kind: 'closure', start: at(time), end: at('20:00') });
    assert.equal((await close('19:00')).status, 200);
    const { status, json } = await close('19:30');
    assert.deepEqual([status, json.code], [400, 'VALIDATION_FAILED']);
    assert.match(json.message, /500 times off and closures ahead/);
    assert.equal((await close('19:00')).status, 200, 'one that is there already');
  });

  it('tells the next customers of a delay once, and again when it grows', async () => {
    const { database, bench, salon, customer } = scene;
    const visit = (minutes: number, chair: string, change = {}) =>
      putVisit(database, salon, customer, addMinutes(bench.now, minutes), 30, change, chair);
    const soon = await visit(30, '1');
    const later = await visit(150, '1');
    await visit(240, '1');
    const other = await visit(45, '2', { customerEmail: '', customerName: 'Ravi' });
    const tell = async (change: object) =>
      (await desk.ask('POST', 'running-late', { minutes: 15, ...change })).json.told?.map(
        ({ bookingId, byMail, formattedTime }: Record<string, unknown>) => [bookingId, byMail, formattedTime],
      );
    const chairOne = [
      [soon, true, '12:30 pm'],
      [later, true, '2:30 pm'],
    ];
    const lateMails = async () =>
      (await bench.jobsDone()).filter(({ kind, key }) => kind === 'mail.running-late' && key.startsWith(soon))
        .length;
    assert.deepEqual(await tell({ resourceId: '1', send: false }), chairOne);
    assert.equal(await lateMails(), 0);
    assert.deepEqual(await tell({ resourceId: '1' }), chairOne);
    assert.equal(await lateMails(), 1);
    assert.deepEqual(await tell({ resourceId: '1' }), chairOne);
    assert.deepEqual(await tell({ within: 60 }), [chairOne[0], [other, false, '12:45 pm']]);
    assert.equal(await lateMails(), 1);
    await tell({ resourceId: '1', minutes: 30 });
    assert.equal(await lateMails(), 2);
    const folder = join(bench.dataDir, 'mail');
    const files = (await readdir(folder)).filter(
      (name) => name.startsWith(`running-late.${soon}`) && name.endsWith('.html'),
    );
    assert.equal(files.length, 2);
    const mail = await readFile(join(folder, files.sort()[0] ?? ''), 'utf8');
    assert.match(mail, /may begin around 12:45.pm instead of 12:30.pm/);
  });

  it('finds what was told of delays by an index, however much a salon and others did', async () => {
    const { db, pool } = scene.database;
    await pool.query(
      `insert into audit_entries (at, actor_id, actor_role, salon_id, action)
       select $1::timestamptz - n * interval '1 second', $2, 'salon', salon, action
       from (values ($3::uuid, 'salon.moveBooking', 1000), (null, 'salon.moveBooking', 1500),
         (null, 'salon.runningLate', 1500)) done (salon, action, many), generate_series(1, many) n`,
      [scene.bench.now, desk.owner.id, scene.salon.id],
    );
    await pool.query('analyze audit_entries');
    const { sql: text, params } = entriesOfTelling(db, scene.salon.id, instantAt(MONDAY, '00:00')).toSQL();
    const { rows } = await pool.query(`explain ${text}`, params);
    assert.match(
      rows.map((line) => line['QUERY PLAN']).join('\n'),
      /(using|on) audit_entries_before_of_action/,
    );
  });
});
