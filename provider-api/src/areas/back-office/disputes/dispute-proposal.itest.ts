import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { MONDAY_NOON, makeCustomer, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { HOUR, openDisputeDesk, TO_CUSTOMER, TO_SALON } from './testing/dispute-desk.ts';

forEachBench({}, (scene) => {
  const desk = openDisputeDesk(scene);
  const { disputed, list, readAs, told, resolve, mail, statusOf, given } = desk;

  /** More than one admin may give; proposed by Meera for a visit that cost this much. */
  const WHOLE = 5_080_000;
  const proposeWhole = async (): Promise<string> => {
    desk.id = await disputed(100);
    const { status, json } = await resolve(WHOLE);
    assert.deepEqual([status, json.message], [200, 'Another admin has to approve this refund']);
    return json.dispute.proposed[0].refund.id;
  };
  const decide = (refundId: string, what: 'approve' | 'reject', who: TestCustomer) => {
    const body = what === 'reject' ? { note: 'The salon has a picture of it.' } : undefined;
    return scene.bench.call('POST', `/api/admin/refunds/${refundId}/${what}`, { token: who.token, body });
  };
  const audited = async () => {
    const about = eq(auditEntries.subjectId, desk.id);
    const rows = await scene.database.db.select().from(auditEntries).where(about).orderBy(auditEntries.id);
    return rows.map(({ action, changes }) => [action, changes] as const);
  };
  /** Neither side has been informed of a decision, and the visit is still disputed. */
  const assertNobodyTold = async () => {
    for (const name of ['dispute-resolved', 'dispute-salon'])
      await assert.rejects(mail(name), { code: 'ENOENT' }, name);
    const { status, dispute } = await told();
    assert.deepEqual([status, dispute.resolution, dispute.resolvedAt], ['disputed', null, null]);
    assert.deepEqual(await given(), []);
  };

  it('holds back what is over the amount of one admin until another approves it, and tells nobody before', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    const refundId = await proposeWhole();
    await assertNobodyTold();
    assert.equal((await resolve(WHOLE)).json.dispute.proposed.length, 1, 'the same again');
    const { status, json } = await resolve(0, ravi);
    assert.deepEqual([status, json.code], [409, 'DISPUTE_DEALT_WITH']);
    assert.equal(
      json.message,
      'Asha Rao decided this dispute on Mon, 23 Nov, 12:00 pm. Another admin has to approve its refund of ₹50,800.00 first.',
    );
    const waiting = await readAs(ravi);
    assert.deepEqual([waiting.state, waiting.waits, waiting.resolution], ['open', true, null]);
    assert.deepEqual(waiting.proposed[0].refund.can, { approve: true, reject: true });
    assert.deepEqual((await readAs()).proposed[0].refund.can, { approve: false, reject: false });
    assert.deepEqual((await list(`?q=${desk.id}`)).disputes[0].waits, true);
    scene.bench.now = addMinutes(MONDAY_NOON, 49 * HOUR);
    const late = await readAs();
    assert.deepEqual([late.firstAnswer.overdue, late.outcome.doneAt], [true, null], 'the clocks go on');
    assert.equal((await decide(refundId, 'approve', ravi)).status, 200);
    assert.equal((await decide(refundId, 'approve', ravi)).status, 200, 'the same again');
    const done = await readAs();
    const { by, at, refundPaise, toSalon } = done.resolution;
    assert.deepEqual(
      [done.state, done.waits, by, at, refundPaise, toSalon],
      ['resolved', false, 'Asha Rao', '2026-11-25T13:00:00+05:30', WHOLE, TO_SALON],
    );
    assert.deepEqual([(await told()).dispute.resolution, await statusOf()], [TO_CUSTOMER, 'completed']);
    assert.deepEqual(await given(), [WHOLE]);
    assert.match(await mail('dispute-resolved'), /50,800\.00 goes back to you/);
    await mail('dispute-salon');
    const [, proposed, approved, ...more] = await audited();
    assert.deepEqual(proposed, [
      'admin.resolveDispute',
      { proposal: [null, refundId], proposedPaise: [null, WHOLE] },
    ]);
    assert.deepEqual(approved, [
      'admin.approveRefund',
      {
        ...{ proposal: [refundId, refundId], decision: [null, 'approved'], refundedPaise: [0, WHOLE] },
        ...{ status: ['disputed', 'completed'], outcome: [null, 'customer'], refundPaise: [null, WHOLE] },
      },
    ]);
    assert.deepEqual(more, []);
  });

  it('is to be decided again once its refund is rejected or forgotten, and keeps what was decided and why not', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    await decide(await proposeWhole(), 'reject', ravi);
    await assertNobodyTold();
    const rejected = await readAs();
    assert.deepEqual([rejected.state, rejected.waits, rejected.outcome.doneAt], ['open', false, null]);
    const [{ toCustomer, refund }] = rejected.proposed;
    assert.deepEqual(
      [toCustomer, refund.state, refund.decidedBy.name, refund.decisionNote],
      [TO_CUSTOMER, 'rejected', 'Asha Rao', 'The salon has a picture of it.'],
    );
    scene.bench.now = addMinutes(MONDAY_NOON, HOUR);
    assert.equal((await resolve(WHOLE)).json.dispute.proposed.length, 2);
    scene.bench.now = addMinutes(MONDAY_NOON, HOUR + 7 * 24 * HOUR);
    const forgotten = await readAs();
    assert.deepEqual([forgotten.waits, forgotten.proposed[0].refund.state], [false, 'expired']);
    await assertNobodyTold();
    const { json } = await resolve(20_000, ravi);
    assert.deepEqual([json.dispute.state, json.dispute.resolution.by], ['resolved', 'Asha Rao']);
    assert.deepEqual([json.dispute.proposed.length, await given()], [2, [20_000]]);
    assert.match(await mail('dispute-resolved'), /200\.00/);
  });

  it('is approved or rejected once, whoever comes at the same time', async () => {
    const others = [await makeCustomer(scene.database, 'admin'), await makeCustomer(scene.database, 'admin')];
    const refundId = await proposeWhole();
    const [approved, rejected, again] = await Promise.all([
      decide(refundId, 'approve', others[0] ?? desk.meera),
      decide(refundId, 'reject', others[1] ?? desk.meera),
      resolve(0, others[1]),
    ]);
    assert.deepEqual([approved.status, rejected.status].sort(), [200, 409]);
    const { state, waits, resolution } = await readAs();
    assert.equal(waits, false);
    if (approved.status === 200) {
      assert.deepEqual([state, resolution.refundPaise, await given()], ['resolved', WHOLE, [WHOLE]]);
      assert.equal(again.status, 409);
    } else {
      assert.deepEqual([state, await given()], again.status === 200 ? ['resolved', []] : ['open', []]);
    }
  });

  it('can only be rejected where less is left by then, and is decided anew about what is left', async () => {
    const ravi = await makeCustomer(scene.database, 'admin');
    const refundId = await proposeWhole();
    const body = {
      amountPaise: 100_000,
      reason: 'goodwill',
      note: 'She called twice.',
      key: 'a-key-of-ravi',
    };
    const path = `/api/admin/payments/${desk.id}/refunds`;
    assert.equal((await scene.bench.call('POST', path, { token: ravi.token, body })).status, 200);
    const { status, json } = await decide(refundId, 'approve', ravi);
    assert.deepEqual(
      [status, json.code, json.message],
      [409, 'NOT_REFUNDABLE', 'Only ₹49,800.00 is left of this payment, not ₹50,800.00.'],
    );
    const { waits, proposed, resolution } = await readAs(ravi);
    assert.deepEqual([waits, proposed[0].refund.can.approve, resolution], [true, false, null]);
    assert.equal((await decide(refundId, 'reject', ravi)).status, 200);
    scene.bench.now = addMinutes(MONDAY_NOON, 1);
    assert.equal((await resolve(4_980_000)).json.dispute.waits, true);
    const [{ refund }] = (await readAs(ravi)).proposed;
    assert.equal((await decide(refund.id, 'approve', ravi)).status, 200);
    assert.deepEqual((await given()).sort(), [100_000, 4_980_000]);
    assert.equal((await readAs()).resolution.refundPaise, 4_980_000);
  });
});
