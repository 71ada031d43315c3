import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, it } from 'node:test';
import { addMinutes, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { makeCustomer, putVisit } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { disputes } from '../../booking/bookings/disputes.tables.ts';

const START = instantAt('2026-11-22', '16:00');
const END = addMinutes(START, 60);
const REASON = 'The colour is <b>not</b> what we agreed on.';
const DAY_SECONDS = 24 * 60 * 60;

forEachBench({}, (scene) => {
  let id: string;
  beforeEach(async () => {
    const { database, salon, customer } = scene;
    const over = { status: 'completed', completedAt: END, updatedAt: END } as const;
    id = await putVisit(database, salon, customer, START, 60, over);
  });
  const dispute = (options: { token?: string; reason?: string; id?: string } = {}) =>
    scene.bench.call('POST', `/api/customer/bookings/${options.id ?? id}/dispute`, {
      token: options.token ?? scene.customer.token,
      body: { reason: options.reason ?? REASON },
    });
  const read = async () =>
    (await scene.bench.call('GET', `/api/customer/bookings/${id}`, { token: scene.customer.token })).json
      .data;
  const secondsAfter = (seconds: number) => new Date(END.getTime() + seconds * 1_000);

  it('tells what is wrong with a reason that says too little, too much, or what no text can', async () => {
    for (const reason of ['', '   too short    ', 'x'.repeat(2001), 'ten letters \0']) {
      const { status, json } = await dispute({ reason });
      assert.deepEqual([status, json.fields[0].path], [400, 'reason'], reason.slice(0, 20));
    }
    assert.equal((await read()).status, 'completed');
  });

  it('opens the dispute, keeps the reason, and shows both with the booking', async () => {
    const until = (await read()).disputeUntil;
    assert.equal(until, '2026-11-23T17:00:00+05:30');
    const { status, json } = await dispute({ reason: `  ${REASON}  ` });
    assert.deepEqual([status, json.message, json.data.status], [200, 'We look into it', 'disputed']);
    assert.deepEqual(json.data, await read());
    assert.deepEqual(json.data.dispute, {
      reason: REASON,
      createdAt: '2026-11-23T12:00:00+05:30',
      answer: null,
      resolution: null,
      resolvedAt: null,
    });
    const { can, disputeUntil, timeline } = json.data;
    assert.deepEqual([can.dispute, disputeUntil], [false, null]);
    assert.deepEqual(timeline.at(-1), {
      kind: 'disputed',
      title: 'Dispute opened',
      text: '',
      at: '2026-11-23T12:00:00+05:30',
    });
  });

  it('takes one until a second before 24 hours after completion, and none from then on', async () => {
    for (const seconds of [DAY_SECONDS, DAY_SECONDS + 1]) {
      scene.bench.now = secondsAfter(seconds);
      const { status, json } = await dispute();
      assert.deepEqual([status, json.code], [409, 'NOT_DISPUTABLE'], String(seconds));
      assert.equal((await read()).can.dispute, false);
    }
    scene.bench.now = secondsAfter(DAY_SECONDS - 1);
    assert.equal((await read()).can.dispute, true);
    assert.equal((await dispute()).status, 200);
  });

  it('takes one dispute of a visit, also of two at once, and none after it was resolved', async () => {
    const answers = await Promise.all([dispute(), dispute()]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    const { db } = scene.database;
    await db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
    const outcome = { resolution: 'The salon gives half back.', resolvedAt: scene.bench.now };
    await db.update(disputes).set(outcome).where(eq(disputes.bookingId, id));
    const again = await dispute();
    assert.deepEqual([again.status, again.json.code], [409, 'NOT_DISPUTABLE']);
    const { can, timeline, dispute: told } = await read();
    assert.deepEqual([can.dispute, told.resolution], [false, outcome.resolution]);
    const { kind, title, text } = timeline.at(-1);
    assert.deepEqual([kind, title, text], ['resolved', 'Dispute resolved', outcome.resolution]);
  });

  it('takes none of a visit that is still to come, and nobody moves or cancels a disputed one', async () => {
    const { database, salon, customer, bench } = scene;
    const coming = await putVisit(database, salon, customer, instantAt('2026-11-26', '16:00'), 60);
    assert.equal((await dispute({ id: coming })).json.code, 'NOT_DISPUTABLE');
    await dispute();
    const change = (what: string, body?: object) =>
      bench.call('PUT', `/api/customer/bookings/${id}/${what}`, {
        token: customer.token,
        ...(body && { body }),
      });
    assert.equal((await change('cancel')).json.code, 'NOT_CANCELLABLE');
    const move = await change('reschedule', { newDateTime: '2026-11-26T16:00' });
    assert.equal(move.json.code, 'NOT_RESCHEDULABLE');
    const { can, status } = await read();
    assert.deepEqual([can.cancel, can.reschedule, can.review, status], [false, false, false, 'disputed']);
  });

  it('writes to the customer that we look into it, and to the team whom to answer', async () => {
    await dispute();
    const jobs = (await scene.bench.jobsDone()).filter(({ key }) => key === id);
    assert.deepEqual(
      jobs.map(({ kind, failed }) => [kind, failed]),
      [
        ['mail.dispute-receipt', false],
        ['mail.dispute-opened', false],
        ['mail.dispute-asks-salon', false],
      ],
    );
    const file = (name: string) => readFile(join(scene.bench.dataDir, 'mail', name), 'utf8');
    const receipt = await file(`dispute-receipt.${id}.eml`);
    assert.match(receipt, /^Subject: We look into it: Rose & Sons/m);
    assert.match(receipt, /^To: .*<asha@people\.example>/m);
    const opened = await file(`dispute-opened.${id}.eml`);
    assert.match(opened, /^To: .*<hello@sundara\.example>/m);
    assert.match(opened, /^Reply-To: .*<asha@people\.example>/m);
    for (const name of ['receipt', 'opened'])
      assert.match(await file(`dispute-${name}.${id}.html`), /The colour is &lt;b&gt;not/);
  });

  it("answers another's booking and a missing one alike, and opens to customers alone", async () => {
    const other = await makeCustomer(scene.database);
    const foreign = await dispute({ token: other.token });
    assert.deepEqual([foreign.status, foreign.json.message], [404, 'Booking Not Found']);
    for (const missing of [crypto.randomUUID(), 'x'])
      assert.deepEqual((await dispute({ id: missing })).json, foreign.json);
    const path = `/api/customer/bookings/${id}/dispute`;
    assert.equal((await scene.bench.call('POST', path, { body: { reason: REASON } })).status, 401);
    for (const role of ['salon', 'admin'] as const) {
      const { token } = await makeCustomer(scene.database, role);
      assert.equal((await dispute({ token })).status, 403, role);
    }
    assert.equal((await read()).status, 'completed');
  });
});
