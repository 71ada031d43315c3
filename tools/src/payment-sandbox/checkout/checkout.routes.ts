import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { getPayableOrder, payOrder } from '../payments/payment.commands.ts';
import { readPayRequest } from '../payments/payment-request.ts';
import { signPayment, signSubscription } from '../protocol/signature.ts';
import type { Ledger } from '../store/ledger.ts';
import { getPayableSubscription, paySubscription } from '../subscriptions/subscription-payment.ts';
import { CHECKOUT_SCRIPT, checkoutAssets } from './checkout-assets.ts';
import { renderCheckoutPage } from './checkout-page.ts';

const idParams = z.object({ id: z.string() });
const assetParams = z.object({ file: z.string() });

/** Everything comes from the frame's own origin; nothing is inline, and only the site itself may frame it. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** The pages for the browser, and the payments of scripted clients: everything below `/sandbox`. */
export const checkoutRoutes = (ledger: Ledger, keyId: string, keySecret: string) => {
  const assets = checkoutAssets();

  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
    });

    const sendAsset = (reply: FastifyReply, file: string) => {
      const asset = assets.get(file);
      if (!asset) return reply.callNotFound();
      return reply.type(asset.type).header('cache-control', asset.cacheControl).send(asset.content);
    };
    app.get('/checkout.js', async (_request, reply) => sendAsset(reply, CHECKOUT_SCRIPT));
    app.get('/assets/:file', async (request, reply) =>
      sendAsset(reply, assetParams.parse(request.params).file),
    );

    app.get('/checkout', async (request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', PAGE_POLICY)
        .send(renderCheckoutPage(ledger, keyId, request.query)),
    );

    /** Whether the request would reach the bank: the page checks a card before it asks for the password. */
    app.post('/orders/:id/check', async (request, reply) => {
      getPayableOrder(ledger, idParams.parse(request.params).id);
      readPayRequest(request.body);
      return reply.status(204).send();
    });

    app.post('/orders/:id/pay', async (request) => {
      const payment = payOrder(ledger, idParams.parse(request.params).id, request.body);
      return {
        razorpay_payment_id: payment.id,
        razorpay_order_id: payment.order_id,
        razorpay_signature: signPayment(payment.order_id, payment.id, keySecret),
      };
    });

    app.post('/subscriptions/:id/check', async (request, reply) => {
      getPayableSubscription(ledger, idParams.parse(request.params).id);
      readPayRequest(request.body);
      return reply.status(204).send();
    });

    app.post('/subscriptions/:id/pay', async (request) => {
      const { id } = idParams.parse(request.params);
      const payment = paySubscription(ledger, id, request.body);
      return {
        razorpay_payment_id: payment.id,
        razorpay_subscription_id: id,
        razorpay_signature: signSubscription(id, payment.id, keySecret),
      };
    });
  };
};
