import { addMinutes } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { refreshTokens, sessions } from '../../areas/identity/accounts/accounts.tables.ts';
import { hashRefreshToken } from '../../areas/identity/sessions/refresh-tokens.ts';
import { payments } from '../../areas/money/payments/payments.tables.ts';
import { makeSalon, putVisit } from '../../testing/payments/booking-bench.ts';
import type { Database } from '../database/open-database.ts';
import { testRefusals } from './testing/refusal.ts';

const FORGED = 'e30.e30.AAAA';

const visitOf = async (database: Database, customerId: string): Promise<string> => {
  const start = addMinutes(new Date(), 3 * 1440);
  return putVisit(database, await makeSalon(database), { id: customerId }, start, 60);
};

testRefusals([
  {
    ...{ does: 'shows a refresh token again', event: 'authn_token_reuse', reason: 'UNAUTHENTICATED' },
    operation: 'auth.refresh',
    act: async (browser, api) => {
      const { email } = await api.person();
      await browser.signIn(email);
      const shown = browser.refreshCookie ?? '';
      await browser.refresh();
      const usedAt = addMinutes(new Date(), -1);
      const tokenHash = hashRefreshToken(shown);
      await api.database.db
        .update(refreshTokens)
        .set({ usedAt })
        .where(eq(refreshTokens.tokenHash, tokenHash));
      browser.cookies.set('sundara_refresh', shown);
      await browser.refresh();
      return { email, secrets: [shown] };
    },
  },
  {
    ...{ does: 'makes a refresh token up', event: 'authn_token_invalid', reason: 'UNAUTHENTICATED' },
    operation: 'auth.refresh',
    act: async (browser) => {
      browser.cookies.set('sundara_refresh', 'made-up');
      await browser.refresh();
      return { secrets: ['made-up'] };
    },
  },
  {
    ...{ does: 'refreshes from a page elsewhere', event: 'malicious_cors', reason: 'VALIDATION_FAILED' },
    operation: 'auth.refresh',
    act: async (browser) => {
      await browser.refresh({ origin: 'https://elsewhere.example' });
      return { secrets: ['elsewhere'] };
    },
  },
  {
    ...{ does: 'forges a token', event: 'authn_token_invalid', reason: 'UNAUTHENTICATED' },
    operation: 'auth.me',
    act: async (browser) => {
      await browser.me(FORGED);
      return { secrets: [FORGED] };
    },
  },
  {
    ...{ does: 'goes on after signing out', event: 'session_use_after_expire', reason: 'UNAUTHENTICATED' },
    operation: 'auth.me',
    act: async (browser, api) => {
      const { id, email } = await api.person();
      const { token } = (await browser.signIn(email)).json;
      await api.database.db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, id));
      await browser.me(token);
      return { email, secrets: [token] };
    },
  },
  {
    ...{ does: 'makes the link of a document up', event: 'authn_token_invalid', reason: 'NOT_FOUND' },
    operation: 'GET /api/documents/*',
    act: async (browser) => {
      await browser.call('GET', `/api/documents/${FORGED}`);
      return { secrets: [FORGED] };
    },
  },
  {
    ...{ does: 'asks for what only admins may', event: 'authz_fail', reason: 'FORBIDDEN' },
    operation: 'admin.users',
    act: async (browser, api) => {
      const { email } = await api.person();
      const { token } = (await browser.signIn(email)).json;
      await browser.call('GET', '/api/admin/users', { token });
      return { email, secrets: [token] };
    },
  },
  {
    ...{ does: "asks for somebody else's booking", event: 'authz_fail', reason: 'NOT_FOUND' },
    operation: 'customer.cancellation',
    act: async (browser, api) => {
      const [{ id }, { email }] = [await api.person(), await api.person()];
      const { token } = (await browser.signIn(email)).json;
      const visit = await visitOf(api.database, id);
      await browser.call('GET', `/api/customer/bookings/${visit}/cancellation`, { token });
      return { email, secrets: [visit] };
    },
  },
  {
    ...{ does: 'signs a payment wrongly', event: 'crypt_signature_fail', reason: 'PAYMENT_NOT_VERIFIED' },
    operation: 'payment.verify',
    act: async (browser, api) => {
      const { id, email } = await api.person();
      const { token } = (await browser.signIn(email)).json;
      const order = {
        gatewayOrderId: `order_${id.slice(0, 8)}`,
        amountPaise: 0,
        status: 'created',
      } as const;
      await api.database.db.insert(payments).values({ ...order, bookingId: await visitOf(api.database, id) });
      const body = { orderId: order.gatewayOrderId, paymentId: 'pay_1', signature: 'ab'.repeat(32) };
      await browser.call('POST', '/api/payment/verify', { token, body });
      return { email, secrets: [body.signature] };
    },
  },
  {
    ...{ does: 'signs a webhook wrongly', event: 'crypt_signature_fail', reason: 'UNAUTHENTICATED' },
    operation: 'POST /api/payment/webhook',
    act: async (browser) => {
      const headers = { 'x-razorpay-signature': 'cd'.repeat(32), 'x-razorpay-event-id': 'e1' };
      await browser.call('POST', '/api/payment/webhook', { body: { event: 'x' }, headers });
      return { secrets: [headers['x-razorpay-signature']] };
    },
  },
]);
