import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { makeCustomer, putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { findBalances } from '../../money/ledger/balances.ts';
import { findRefunds } from '../../money/refunds/refunds.repository.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { type Desk, openDesk } from '../calendar/testing/salon-desk.ts';

const at = (time: string) => `${TUESDAY}T${time}:00+05:30`;
const DAY = { kind: 'closure', start: at('00:00'), end: '2026-11-25T00:00:00+05:30', reason: 'Repair' };
const MESSAGE = 'A pipe burst. We are sorry.';

interface Told {
  readonly bookingId: string;
  readonly [name: string]: unknown;
}

forEachBench({ webhooks: 'lost', salon: { specialists: [{ name: 'Anu' }, { name: 'Bela' }] } }, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });

  const pay = async (time: string) => {
    const { bench, sandbox, salon, database } = scene;
    return payVisit(bench, sandbox, await makeCustomer(database), salon, { dateTime: `${TUESDAY}T${time}` });
  };
  const close = (change: object = {}) => desk.ask('POST', 'time-off/over-visits', { ...DAY, ...change });
  const closing = (bookings: readonly { bookingId: string }[], change: object = {}) =>
    close({ close: true, cancel: bookings.map(({ bookingId }) => bookingId), message: MESSAGE, ...change });
  const rows = async () => (await scene.bench.rows(scene.salon)).map(({ status }) => status);
  const closures = async () =>
    (await desk.ask('GET', `time-off?from=${TUESDAY}&to=${TUESDAY}`)).json.timeOff.map(
      ({ kind, reason }: Record<string, string>) => [kind, reason],
    );
  const refundsOf = async ({ bookingId }: { bookingId: string }) =>
    (await findRefunds(scene.database.db, bookingId)).map(({ amountPaise, reason }) => [amountPaise, reason]);
  const cancelMails = async () =>
    (await scene.bench.jobsDone())
      .filter(({ kind, key }) => kind === 'mail.booking-cancelled' && mine.has(key))
      .map(({ key, failed }) => [key, failed]);
  const mine = new Set<string>();
  const paid = async (...times: string[]) => {
    mine.clear();
    const made = [];
    for (const time of times) made.push(await pay(time));
    for (const { bookingId } of made) mine.add(bookingId);
    return made;
  };

  it('lists the visits with phone, people and what goes back, and writes nothing', async () => {
    await paid('15:00');
    await putVisit(
      scene.database,
      scene.salon,
      scene.customer,
      instantAt(TUESDAY, '11:00'),
      60,
      { customerId: null, source: 'walk-in', customerEmail: '', customerName: 'Walk-in', customerPhone: '' },
      scene.salon.specialists[1],
    );
    const { status, json } = await close();
    assert.equal(status, 200);
    assert.equal(json.timeOff, null);
    assert.deepEqual(
      json.visits.map(({ bookingId: _, ...visit }: Told) => visit),
      [
        {
          ...{ start: at('11:00'), customer: 'Walk-in', phone: '', services: [], people: ['Bela'] },
          ...{ refund: 0, byMail: false, state: 'standing', cancelled: false, failure: null },
        },
        {
          ...{ start: at('15:00'), customer: 'Asha Rao', phone: '+91 90000 00001', services: ['Cut'] },
          ...{
            people: ['Anu'],
            refund: 508,
            byMail: true,
            state: 'standing',
            cancelled: false,
            failure: null,
          },
        },
      ],
    );
    assert.deepEqual([await rows(), await closures()], [['confirmed', 'confirmed'], []]);
  });

  it('cancels all, refunds everything, tells each customer why, and closes; a second press does nothing more', async () => {
    const visits = await paid('11:00', '16:00');
    const answers = await Promise.all([closing(visits), closing(visits)]);
    const again = await closing(visits);
    const ids = new Set([...answers, again].map(({ json }) => json.timeOff.id));
    assert.deepEqual([ids.size, again.json.visits], [1, []]);
    assert.deepEqual(await rows(), ['cancelled', 'cancelled']);
    assert.deepEqual(await closures(), [['closure', 'Repair']]);
    for (const visit of visits) {
      assert.deepEqual(await refundsOf(visit), [[50_800, 'salon-cancelled']]);
    }
    assert.deepEqual(
      (await cancelMails()).map(([, failed]) => failed),
      [false, false],
    );
    const folder = join(scene.bench.dataDir, 'mail');
    const files = (await readdir(folder)).filter(
      (name) =>
        name.endsWith('.html') && name.includes('cancel') && [...mine].some((id) => name.includes(id)),
    );
    assert.equal(files.length, 2);
    for (const name of files) assert.match(await readFile(join(folder, name), 'utf8'), /A pipe burst/);
    for (const { bookingId } of visits) {
      const { gateway, customer } = await findBalances(scene.database.db, bookingId);
      assert.deepEqual([gateway, customer], [0, 0], 'all the money went back');
    }
  });

  it('never cancels a visit that the owner has not seen: then nothing is done', async () => {
    const [first, second] = await paid('11:00', '16:00');
    const { status, json } = await closing([first ?? assert.fail()]);
    assert.deepEqual([status, json.code], [409, 'VISITS_IN_THE_WAY']);
    assert.match(json.message, /^1 visit was booked in that time meanwhile/);
    assert.deepEqual([await rows(), await closures()], [['confirmed', 'confirmed'], []]);
    assert.deepEqual(await refundsOf(second ?? assert.fail()), []);
  });

  it('leaves who sits in the chair and who is paying just now, and does not list who has gone', async () => {
    const visits = await paid('11:00', '13:00', '15:00');
    await scene.bench.order(await makeCustomer(scene.database), scene.salon, {
      dateTime: `${TUESDAY}T18:00`,
    });
    scene.bench.now = instantAt(TUESDAY, '13:30');
    await scene.database.pool.query('update bookings set hold_expires_at = $1 where status = $2', [
      addMinutes(scene.bench.now, 5),
      'held',
    ]);
    const { json } = await closing(visits);
    assert.deepEqual(
      json.visits.map(({ start, state, cancelled }: Told) => [start, state, cancelled]),
      [
        [at('13:00'), 'begun', false],
        [at('15:00'), 'standing', true],
        [at('18:00'), 'held', false],
      ],
    );
    assert.deepEqual(await rows(), ['confirmed', 'confirmed', 'cancelled', 'held']);
  });

  it('a visit that fails is told and stays as it was; the others are cancelled, and the next press finds it', async () => {
    const visits = await paid('11:00', '16:00');
    const [first, second] = [visits[0] ?? assert.fail(), visits[1] ?? assert.fail()];
    const { pool } = scene.database;
    await pool.query(`create function refuse_cancelling() returns trigger language plpgsql as $$
      begin if new.id = '${first.bookingId}' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_cancelling before update on bookings
      for each row when (new.status = 'cancelled') execute function refuse_cancelling()`);
    const done = await closing(visits).finally(() => pool.query('drop function refuse_cancelling cascade'));
    assert.equal(done.status, 200);
    assert.deepEqual(
      done.json.visits.map(({ cancelled, failure }: Told) => [cancelled, failure]),
      [
        [false, 'It could not be cancelled just now. Please try again.'],
        [true, null],
      ],
    );
    assert.deepEqual([await rows(), await closures()], [['confirmed', 'cancelled'], [['closure', 'Repair']]]);
    assert.deepEqual([await refundsOf(first), await refundsOf(second)].flat(), [[50_800, 'salon-cancelled']]);
    const next = await closing([first]);
    assert.deepEqual(
      next.json.visits.map(({ cancelled }: Told) => cancelled),
      [true],
    );
    assert.equal(next.json.timeOff.id, done.json.timeOff.id);
  });

  it('takes only the visits of whose time it is', async () => {
    const visits = await paid('11:00');
    const bela = { kind: 'leave', resourceId: scene.salon.specialists[1] };
    assert.deepEqual((await closing(visits, bela)).json.visits, []);
    assert.deepEqual(await rows(), ['confirmed']);
  });
});
