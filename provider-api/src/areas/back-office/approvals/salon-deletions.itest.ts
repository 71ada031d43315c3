import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import {
  makeCustomer,
  makeSalon,
  type TestCustomer,
  type TestSalon,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { payVisit } from '../../money/refunds/testing/paid-visit.ts';
import { salonDeletions } from './salon-deletions.tables.ts';

/** One visit of 508 rupees is within it, two are not. */
const LIMIT = 60_000;
const REASON = 'The building is closed for good.';
const NOTE = 'The owner has found another house.';

forEachBench({ webhooks: 'caught', settings: { REFUND_ALONE_LIMIT: LIMIT } }, (scene) => {
  let asha: TestCustomer;
  let ravi: TestCustomer;
  beforeEach(async () => {
    asha = await makeCustomer(scene.database, 'admin');
    ravi = await makeCustomer(scene.database, 'admin');
  });

  const call = (method: 'GET' | 'POST' | 'DELETE', path: string, who: TestCustomer, body?: unknown) =>
    scene.bench.call(method, `/api/admin${path}`, { token: who.token, ...(body !== undefined && { body }) });
  const remove = ({ id }: TestSalon, who = asha) => call('DELETE', `/salons/${id}`, who, { reason: REASON });
  const decide = (id: string, how: 'approve' | 'reject', who: TestCustomer, body: object) =>
    call('POST', `/salon-deletions/${id}/${how}`, who, body);
  const stands = async ({ id }: TestSalon) =>
    (await scene.bench.call('GET', `/api/public/salons/${id}`)).status === 200;
  const waitingFor = async (who: TestCustomer) => (await call('GET', '/salon-deletions', who)).json.deletions;
  /** A salon with this number of visits ahead, each paid with 508 rupees. */
  const salonWith = async (visits: number): Promise<TestSalon> => {
    const salon = await makeSalon(scene.database, 1);
    for (let hour = 11; hour < 11 + visits; hour += 1) {
      const guest = await makeCustomer(scene.database);
      await payVisit(scene.bench, scene.sandbox, guest, salon, { dateTime: `${TUESDAY}T${hour}:00` });
    }
    return salon;
  };
  const refunds = async ({ id }: TestSalon): Promise<number> => {
    const { rows } = await scene.database.pool.query(
      'select count(*)::int n from refunds r join bookings b on b.id = r.booking_id where b.salon_id = $1',
      [id],
    );
    return rows[0].n;
  };

  it('over the limit nothing is deleted until another admin has approved it, once, at the amount they saw', async () => {
    const salon = await salonWith(2);
    const asked = await remove(salon);
    assert.deepEqual(
      [asked.status, asked.json.message, asked.json.deleted],
      [200, 'Another admin has to approve this deletion', false],
    );
    const { id } = asked.json.deletion;
    assert.equal((await remove(salon)).json.deletion.id, id, 'asked again it is the same request');
    assert.equal((await remove(salon, ravi)).json.code, 'PROPOSAL_REFUSED');
    assert(await stands(salon));
    const [own] = await waitingFor(asha);
    const [seen] = await waitingFor(ravi);
    assert.deepEqual([own.own, own.can.decide, seen.own, seen.can.decide], [true, false, false, true]);
    assert.deepEqual([seen.visits, seen.nowPaise, seen.reason], [2, 101_600, REASON]);
    const alone = await decide(id, 'approve', asha, { expectedRefund: 1_016 });
    assert.deepEqual([alone.status, alone.json.code], [403, 'SECOND_ADMIN_NEEDED']);

    const guest = await makeCustomer(scene.database);
    await payVisit(scene.bench, scene.sandbox, guest, salon, { dateTime: `${TUESDAY}T17:00` });
    const late = await decide(id, 'approve', ravi, { expectedRefund: 1_016 });
    assert.deepEqual([late.status, late.json.code], [409, 'REFUND_CHANGED']);
    assert.match(late.json.message, /₹1,524\.00 now/);
    assert(await stands(salon));
    assert.equal((await waitingFor(ravi)).length, 1, 'a refused approval decides nothing');

    const both = await Promise.all([1, 2].map(() => decide(id, 'approve', ravi, { expectedRefund: 1_524 })));
    assert.deepEqual(
      both.map(({ status, json }) => [status, json.deletion?.state]),
      [1, 2].map(() => [200, 'approved']),
    );
    await scene.bench.jobsDone();
    assert.equal(await stands(salon), false);
    assert.equal(await refunds(salon), 3);
    assert.deepEqual(await waitingFor(ravi), []);
    const { rows } = await scene.database.pool.query(
      'select distinct cancel_reason, cancelled_by from bookings where salon_id = $1',
      [salon.id],
    );
    assert.deepEqual(rows, [{ cancel_reason: REASON, cancelled_by: 'admin' }]);
    const entries = await scene.database.db
      .select({ action: auditEntries.action, actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(eq(auditEntries.salonId, salon.id))
      .orderBy(auditEntries.id);
    assert.deepEqual(entries, [
      { action: 'admin.requestSalonDeletion', actorId: asha.id },
      { action: 'admin.approveSalonDeletion', actorId: ravi.id },
      { action: 'admin.deleteSalon', actorId: ravi.id },
    ]);
  });

  it('counts an admin’s deletions of a day together, those at once and refunds by hand too', async () => {
    const [first, second] = [await salonWith(1), await salonWith(1)];
    const consequences = async (salon: TestSalon) =>
      (await call('GET', `/salons/${salon.id}/consequences`, asha)).json;
    assert.equal((await consequences(first)).alonePaise, LIMIT);
    const answers = await Promise.all([remove(first), remove(second)]);
    assert.deepEqual(answers.map(({ json }) => json.deleted).sort(), [false, true]);
    const kept = answers[0]?.json.deleted ? second : first;
    assert.equal((await consequences(kept)).alonePaise, 0);
    const [booking] = (
      await scene.database.pool.query<{ id: string }>('select id from bookings where salon_id = $1', [
        kept.id,
      ])
    ).rows;
    const payment = (await call('GET', `/payments/${booking?.id}`, asha)).json.payment;
    assert.equal(payment.alonePaise, 0, 'a refund by hand counts what was deleted');
    const other = (await call('GET', `/payments/${booking?.id}`, ravi)).json.payment;
    assert.equal(other.alonePaise, LIMIT);
    const body = { amountPaise: 20_000, reason: 'goodwill', note: NOTE, key: 'of-this-day' };
    assert.equal((await call('POST', `/payments/${booking?.id}/refunds`, ravi, body)).status, 200);
    const third = await salonWith(1);
    assert.equal((await remove(third, ravi)).json.deleted, false, 'a deletion counts refunds by hand');
  });

  it('one that is rejected, or that nobody decided in time, leaves the salon as it is and can be asked for anew', async () => {
    const salon = await salonWith(2);
    const { id } = (await remove(salon)).json.deletion;
    assert.equal((await decide(id, 'reject', ravi, { note: 'No.' })).status, 400);
    const rejected = await decide(id, 'reject', ravi, { note: NOTE });
    assert.deepEqual([rejected.status, rejected.json.deletion.state], [200, 'rejected']);
    const late = await decide(id, 'approve', ravi, { expectedRefund: 1_016 });
    assert.deepEqual([late.status, late.json.code], [409, 'PROPOSAL_REFUSED']);
    const again = (await remove(salon)).json.deletion;
    assert.notEqual(again.id, id);
    const { db } = scene.database;
    const [row] = await db.select().from(salonDeletions).where(eq(salonDeletions.id, again.id));
    assert(row);
    await assert.rejects(
      db.update(salonDeletions).set({ amountPaise: 0 }).where(eq(salonDeletions.id, again.id)),
      'what was asked for is never changed',
    );
    await assert.rejects(
      db
        .update(salonDeletions)
        .set({ decision: 'approved', decidedAt: row.createdAt, decidedBy: asha.id })
        .where(eq(salonDeletions.id, again.id)),
      'nor approved by who asked, whatever code says',
    );
    const old = addMinutes(row.createdAt, -8 * 24 * 60);
    const gone = { ...row, id: crypto.randomUUID(), createdAt: old, expiresAt: addMinutes(old, 7 * 24 * 60) };
    await db.insert(salonDeletions).values(gone);
    const expired = await decide(gone.id, 'approve', ravi, { expectedRefund: 1_016 });
    assert.match(expired.json.message, /not decided within 7 days/);
    assert(await stands(salon));
    assert.equal(await refunds(salon), 0);
  });
});
