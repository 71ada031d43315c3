import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { addMinutes, toLocalIso } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { makeCustomer, makeSalon } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { type Desk, openDesk } from '../../salon-operations/calendar/testing/salon-desk.ts';
import { HOUR, openDisputeDesk, REASON } from './testing/dispute-desk.ts';

const SIDE = 'They agreed on this colour; the sample is here.';

forEachBench({}, (scene) => {
  const disputes = openDisputeDesk(scene);
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
  });
  const answer = (text: string) => desk.ask('PUT', `bookings/${disputes.id}/dispute/answer`, { text });
  const seen = async () => (await desk.ask('GET', `bookings/${disputes.id}`)).json.data.dispute;

  it("shows the salon the customer's words, and asks for its side by mail within three days", async () => {
    const { reason, answerBy, answer: none } = await seen();
    assert.deepEqual([reason, none], [REASON, null]);
    assert.equal(answerBy, toLocalIso(addMinutes(scene.bench.now, 72 * HOUR)));
    const mail = await disputes.mail('dispute-asks-salon');
    assert.match(mail, /^To: .*<rose@salons\.example>/m);
    assert.match(mail, /The colour is not what we agreed on/);
    assert.match(mail, new RegExp(`/salon/bookings/${disputes.id}`));
  });

  it("keeps the salon's side for admins alone, also when it is written anew", async () => {
    const at = toLocalIso(scene.bench.now);
    const first = await answer('We are sorry about it.');
    assert.deepEqual([first.status, first.json.data.dispute.answer.text], [200, 'We are sorry about it.']);
    assert.equal((await answer(`  ${SIDE} `)).status, 200);
    assert.equal((await answer(SIDE)).status, 200, 'the same again changes nothing');
    assert.deepEqual((await seen()).answer, { text: SIDE, at });
    assert.deepEqual((await disputes.readAs()).booking.dispute.answer, { text: SIDE, at });
    assert.ok(!JSON.stringify(await disputes.told()).includes(SIDE), 'the customer reads it');
    const audit = await scene.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, disputes.id));
    assert.equal(audit.filter(({ action }) => action === 'salon.answerDispute').length, 2);
  });

  it("stands on the owner's dashboard until it is answered", async () => {
    const waiting = async () => (await desk.ask('GET', 'dashboard')).json.data.disputes;
    const answerBy = toLocalIso(addMinutes(scene.bench.now, 72 * HOUR));
    const [dispute, ...others] = await waiting();
    assert.deepEqual([dispute.bookingId, dispute.answerBy, others], [disputes.id, answerBy, []]);
    const stranger = await openDesk(scene.bench, scene.database, await makeSalon(scene.database));
    assert.deepEqual((await stranger.ask('GET', 'dashboard')).json.data.disputes, []);
    assert.equal((await answer(SIDE)).status, 200);
    assert.deepEqual(await waiting(), []);
  });

  it('takes it of the own salon alone, late rather than never, and not once it is decided', async () => {
    assert.equal((await answer('too short')).json.code, 'VALIDATION_FAILED');
    const stranger = await makeCustomer(scene.database, 'salon');
    const path = `/api/salon/bookings/${disputes.id}/dispute/answer`;
    const foreign = await scene.bench.call('PUT', path, { token: stranger.token, body: { text: SIDE } });
    assert.equal(foreign.status, 404);
    assert.equal((await seen()).answer, null);

    scene.bench.now = addMinutes(scene.bench.now, 100 * HOUR);
    assert.equal((await answer(SIDE)).status, 200);
    assert.equal((await disputes.resolve(0)).status, 200);
    const late = await answer('One more word about it.');
    assert.deepEqual([late.status, late.json.code], [409, 'DISPUTE_DEALT_WITH']);
    assert.equal((await answer(SIDE)).status, 200, 'a repetition is no change');
    assert.equal((await seen()).answer.text, SIDE);
  });
});
