import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { it } from 'node:test';
import type { SecurityEvent } from '@sundara/contracts';
import { shows } from '@sundara/contracts/testing';
import { makeCustomer, type TestCustomer, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { OrderBench } from '../../../testing/payments/order-bench.ts';
import { KEYS } from '../../../testing/payments/sandbox-process.ts';
import { dumpTables } from '../../../testing/payments/table-dump.ts';

const UNKNOWN_PAYMENT = 'pay_00000000000000';
const UNKNOWN_ORDER = 'order_00000000000000';

/** As the gateway signs, or somebody who has learned its secret. */
const signed = (orderId: string, paymentId: string) => ({
  ...{ orderId, paymentId },
  signature: createHmac('sha256', KEYS.keySecret).update(`${orderId}|${paymentId}`).digest('hex'),
});

interface Attempt {
  readonly what: string;
  readonly who: TestCustomer;
  readonly body: object;
  readonly told: string;
  /** The line of the security log; none where nobody's order was meant. */
  readonly event?: SecurityEvent;
}

forEachBench({ webhooks: 'lost' }, (scene) => {
  const orders = new OrderBench(scene);

  it('is refused where it pays another order or is somebody else’s, changes nothing, and is in the security log', async () => {
    const { database, bench, sandbox, salon, customer } = scene;
    const [other, owner] = [await makeCustomer(database), await makeCustomer(database, 'salon')];
    const used = await sandbox.pay((await orders.order()).orderId);
    assert.equal((await bench.verify(customer, used)).status, 200);
    const { json: open } = await bench.order(customer, salon, { dateTime: `${TUESDAY}T12:00` });
    const { json: rival } = await bench.order(other, salon, { dateTime: `${TUESDAY}T14:00` });
    const foreign = await sandbox.pay(rival.orderId);
    await bench.jobsDone();

    const refused = { told: '400 PAYMENT_NOT_VERIFIED', who: customer };
    const ATTEMPTS: readonly Attempt[] = [
      {
        ...refused,
        what: 'the signature of another order of theirs',
        body: { ...used, orderId: open.orderId },
        event: 'crypt_signature_fail',
      },
      {
        ...refused,
        what: "the signature of another's order",
        body: { ...foreign, orderId: open.orderId },
        event: 'crypt_signature_fail',
      },
      {
        ...refused,
        what: 'a payment that is used up, signed well',
        body: signed(open.orderId, used.paymentId),
        event: 'authz_fail',
      },
      {
        ...refused,
        what: "another's payment, signed well",
        body: signed(open.orderId, foreign.paymentId),
        event: 'authz_fail',
      },
      {
        ...refused,
        what: 'a payment that nobody made, signed well',
        body: signed(open.orderId, UNKNOWN_PAYMENT),
        event: 'authz_fail',
      },
      // As for all that is another's: no answer tells that it is there.
      {
        ...{ what: "another's checkout", who: customer, body: foreign },
        ...{ told: '404 NOT_FOUND', event: 'authz_fail' },
      },
      {
        ...{ what: "a customer's checkout, by a salon", who: owner, body: foreign },
        ...{ told: '403 FORBIDDEN', event: 'authz_fail' },
      },
      {
        ...{ what: 'an order that nobody made', who: customer },
        ...{ body: signed(UNKNOWN_ORDER, used.paymentId), told: '404 NOT_FOUND' },
      },
    ];
    const before = await dumpTables(database);
    for (const { what, who, body, told, event } of ATTEMPTS) {
      const counted = bench.app.securityLog.counts();
      const { status, json } = await bench.verify(who, body);
      assert.equal(`${status} ${json.code}`, told, what);
      const more = event ? { [event]: counted[event] + 1 } : {};
      assert.deepEqual(bench.app.securityLog.counts(), { ...counted, ...more }, what);
      assert.deepEqual(await dumpTables(database), before, what);
    }
    assert.equal((await bench.verify(other, foreign)).status, 200, 'whose it is pays by it');
    shows('T16', { "checkouts of another's that were refused": ATTEMPTS.length });
  });
});
