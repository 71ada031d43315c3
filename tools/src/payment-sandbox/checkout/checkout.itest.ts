import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { TEST_INSTRUMENTS } from '../payments/test-instruments.ts';
import { call, KEY_ID, paidOrder, startSandbox } from '../testing/running-sandbox.ts';

const card = { number: '4100 2800 0000 1007', expiry_month: '12', expiry_year: '39', cvv: '123' };

const withOrder = async (test: Parameters<typeof startSandbox>[0], amount = 50_000) => {
  const sandbox = await startSandbox(test);
  const orderId = (await sandbox.api('POST', '/orders', { amount, currency: 'INR' })).body.id;
  return { sandbox, orderId, order: async () => (await sandbox.api('GET', `/orders/${orderId}`)).body };
};

describe('paying with test instruments', () => {
  for (const otp of [undefined, '1234', '1234567890']) {
    it(`succeeds with the good card and ${otp ?? 'no'} one-time password`, async (test) => {
      const { sandbox, orderId, order } = await withOrder(test);
      const reply = await sandbox.pay(orderId, { method: 'card', card, otp });
      assert.equal(reply.status, 200);
      assert.deepEqual(Object.keys(reply.body).filter((name) => name.startsWith('razorpay_')).length, 3);
      assert.equal((await order()).status, 'paid');
      const path = `/payments/${reply.body.razorpay_payment_id}`;
      assert.equal((await sandbox.api('GET', path)).body.card, undefined);
      const expanded = JSON.stringify((await sandbox.api('GET', `${path}?expand[]=card`)).body);
      assert.match(expanded, /"last4":"1007"/);
      assert.ok(!expanded.includes('41002800'), 'the number itself is kept nowhere');
    });
  }

  const failing: [string, unknown, string][] = [
    [
      '4100 2800 0009 0000',
      { method: 'card', card: { ...card, number: '4100 2800 0009 0000' } },
      'payment_timed_out',
    ],
    [
      '4100 2800 0008 0001',
      { method: 'card', card: { ...card, number: '4100280000080001' } },
      'insufficient_fund',
    ],
    [
      '4100 2800 0007 0002',
      { method: 'card', card: { ...card, number: '4100-2800-0007-0002' } },
      'payment_cancelled',
    ],
    [
      '4100 2800 0006 0003',
      { method: 'card', card: { ...card, number: '4100280000060003' } },
      'card_declined',
    ],
    ['a password of three digits', { method: 'card', card, otp: '123' }, 'incorrect_otp'],
    ['failure@razorpay', { method: 'upi', vpa: 'failure@razorpay' }, 'payment_failed'],
  ];
  for (const [what, body, reason] of failing) {
    it(`fails with ${what}: ${reason}, and the order stays open for another attempt`, async (test) => {
      const { sandbox, orderId, order } = await withOrder(test);
      const {
        status,
        body: { error },
      } = await sandbox.pay(orderId, body);
      assert.deepEqual([status, error?.reason, error?.field], [400, reason, undefined]);
      const attempts = await sandbox.api('GET', `/orders/${orderId}/payments`);
      assert.equal(attempts.body.count, 1);
      const failed = JSON.stringify(attempts.body.items);
      assert.match(failed, new RegExp(`"status":"failed".*"error_reason":"${reason}"`));
      assert.deepEqual(Object.keys(Object(error?.metadata)), ['payment_id', 'order_id']);
      const after = await order();
      assert.deepEqual([after.status, after.attempts, after.amount_due], ['attempted', 1, 50_000]);
      assert.equal((await sandbox.pay(orderId)).status, 200);
      assert.deepEqual([(await order()).status, (await order()).attempts], ['paid', 2]);
    });
  }

  it('ends with every published card as published', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const cards = TEST_INSTRUMENTS.filter(({ method, group }) => method === 'card' && group !== 'own');
    assert.equal(cards.length, 31);
    for (const { value, failure } of cards) {
      const order = failure ? orderId : (await sandbox.api('POST', '/orders', { amount: 100 })).body.id;
      const { status, body } = await sandbox.pay(order, { method: 'card', card: { ...card, number: value } });
      assert.deepEqual([status, body.error?.reason], [failure ? 400 : 200, failure?.reason], value);
    }
  });

  it('knows which published card is of which network, and from abroad', async (test) => {
    const sandbox = await startSandbox(test);
    for (const [number, network, international] of [
      ['6527658900001005', 'RuPay', false],
      ['36082800091007', 'Diners Club', false],
      ['340256000401007', 'American Express', false],
      ['5555555555554444', 'MasterCard', true],
    ] as const) {
      const order = await sandbox.api('POST', '/orders', { amount: 100, currency: 'INR' });
      const { body } = await sandbox.pay(order.body.id, { method: 'card', card: { ...card, number } });
      const paid = await sandbox.api('GET', `/payments/${body.razorpay_payment_id}?expand[]=card`);
      const { card: shown } = z.object({ card: z.looseObject({}) }).parse(paid.json);
      assert.deepEqual([shown.network, shown.international], [network, international]);
    }
  });

  const refused: [string, unknown, string][] = [
    [
      'a card that is not published',
      { method: 'card', card: { ...card, number: '4111 1111 1111 1111' } },
      'card.number',
    ],
    ['a UPI ID that is not published', { method: 'upi', vpa: 'me@okhdfcbank' }, 'vpa'],
    ['an expired card', { method: 'card', card: { ...card, expiry_year: '2024' } }, 'card.expiry_year'],
    ['month 13', { method: 'card', card: { ...card, expiry_month: '13' } }, 'card.expiry_month'],
    ['a CVV of two digits', { method: 'card', card: { ...card, cvv: '12' } }, 'card.cvv'],
    ['another method', { method: 'cash' }, 'method'],
  ];
  for (const [what, body, field] of refused) {
    it(`refuses ${what} before any payment is made`, async (test) => {
      const { sandbox, orderId, order } = await withOrder(test);
      const reply = await sandbox.pay(orderId, body);
      assert.deepEqual([reply.status, reply.body.error?.field], [400, field]);
      assert.deepEqual([(await order()).status, (await order()).attempts], ['created', 0]);
    });
  }

  it('lists the published instruments to whoever used another one', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const byCard = await sandbox.pay(orderId, { method: 'card', card: { ...card, number: '5555' } });
    assert.match(byCard.body.error?.description ?? '', /4100 2800 0000 1007 \(succeeds\).*0003 \(declined\)/);
    const byUpi = await sandbox.pay(orderId, { method: 'upi', vpa: 'x@y' });
    assert.match(byUpi.body.error?.description ?? '', /success@razorpay/);
  });

  it('answers 404 for an unknown order', async (test) => {
    const sandbox = await startSandbox(test);
    const reply = await sandbox.pay('order_00000000000000');
    assert.deepEqual([reply.status, reply.body.error?.code], [404, 'BAD_REQUEST_ERROR']);
  });

  it('takes one payment of many sent at once, and refuses the paid order after that', async (test) => {
    const { sandbox, orderId, order } = await withOrder(test);
    const replies = await Promise.all(Array.from({ length: 10 }, () => sandbox.pay(orderId)));
    assert.equal(replies.filter((reply) => reply.status === 200).length, 1);
    const refusals = replies.filter((reply) => reply.body.error?.reason === 'order_already_paid');
    assert.equal(refusals.length, 9);
    assert.equal((await order()).amount_paid, 50_000);
  });
});

describe('the checkout page', () => {
  const page = async (url: string, query: Record<string, string>) => {
    const reply = await fetch(`${url}/sandbox/checkout?${new URLSearchParams(query)}`);
    return { headers: reply.headers, text: await reply.text() };
  };

  it('says test mode, the merchant and the amount grouped the Indian way', async (test) => {
    const { sandbox, orderId } = await withOrder(test, 12_345_650);
    const { text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId, name: 'Sundara' });
    assert.match(text, /Test mode/);
    assert.match(text, /Sundara/);
    assert.match(text, /₹1,23,456\.50/);
  });

  it('offers the published test cards, and what is the sandbox’s own under that name', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const { text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId });
    const own = text.indexOf('The sandbox’s own');
    assert.ok(text.indexOf('Times out') < own && own < text.indexOf('Paid late, 20 s after a time-out'));
    assert.match(text, /5500 6700 0000 1002/);
  });

  it('opens on the card, or on the method that the page wants first', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const selected = async (query: Record<string, string>) => {
      const { text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId, ...query });
      assert.deepEqual(text.match(/role="tabpanel"[^>]* hidden>/g)?.length, 1);
      return [/id="tab-(\w+)"[^>]*aria-selected="true"/, /id="panel-(\w+)"[^>]*"\s*>/].map(
        (known) => known.exec(text)?.[1],
      );
    };
    assert.deepEqual(await selected({}), ['card', 'card']);
    assert.deepEqual(await selected({ method: 'upi' }), ['upi', 'upi']);
    assert.deepEqual(await selected({ method: 'netbanking' }), ['card', 'card']);
  });

  it('offers UPI apps that one tap pays with, apart from the form', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const { text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId, method: 'upi' });
    const apps = [...text.matchAll(/<button type="button" class="app" data-app>([^<]+)</g)];
    assert.deepEqual(
      apps.map(([, name]) => name),
      ['Google Pay', 'PhonePe', 'Paytm'],
    );
    assert.ok(text.indexOf('class="apps"') < text.indexOf('<form class="panel" data-method="upi"'));
  });

  it('may be framed by its own origin only, and runs nothing inline', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const { headers, text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId });
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /frame-ancestors 'self'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.doesNotMatch(text, /<style|<script>|style=|onclick=/);
  });

  it('shows what the site passes as text, never as markup', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const { text } = await page(sandbox.url, {
      key: KEY_ID,
      order_id: orderId,
      name: '<img src=x onerror=alert(1)>',
      description: '"><script>alert(2)</script>',
    });
    assert.doesNotMatch(text, /<img|<script>alert/);
  });

  const refusals: [string, (paid: string, open: string) => Record<string, string>][] = [
    ['another key', (_paid, open) => ({ key: 'rzp_test_other', order_id: open })],
    ['an unknown order', () => ({ key: KEY_ID, order_id: 'order_00000000000000' })],
    ['a paid order', (paid) => ({ key: KEY_ID, order_id: paid })],
    ['an amount other than the order’s', (_paid, open) => ({ key: KEY_ID, order_id: open, amount: '100' })],
  ];
  for (const [what, query] of refusals) {
    it(`offers no payment for ${what}`, async (test) => {
      const { sandbox, orderId } = await withOrder(test);
      const { text } = await page(sandbox.url, query((await paidOrder(sandbox)).orderId, orderId));
      assert.match(text, /This payment cannot start/);
      assert.doesNotMatch(text, /<form/);
    });
  }

  it('finds every file that it names', async (test) => {
    const { sandbox, orderId } = await withOrder(test);
    const { text } = await page(sandbox.url, { key: KEY_ID, order_id: orderId });
    const named = [...text.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(([, path]) => path);
    assert.equal(named.length, 2);
    for (const path of ['checkout.js', 'assets/figtree.woff2', 'assets/fraunces.woff2', ...named]) {
      assert.equal((await fetch(`${sandbox.url}/sandbox/${path}`)).status, 200, path);
    }
    assert.equal((await call(`${sandbox.url}/sandbox/assets/unknown.js`, 'GET')).status, 404);
  });

  it('checks a card without making a payment', async (test) => {
    const { sandbox, orderId, order } = await withOrder(test);
    const check = (number: string) =>
      fetch(`${sandbox.url}/sandbox/orders/${orderId}/check`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ method: 'card', card: { ...card, number } }),
      });
    assert.equal((await check(card.number)).status, 204);
    assert.equal((await check('4111111111111111')).status, 400);
    assert.equal((await order()).attempts, 0);
  });
});
