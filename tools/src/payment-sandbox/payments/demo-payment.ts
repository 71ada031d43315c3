import type { Payment } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import { newOrder } from './order.commands.ts';
import { captured, newPayment } from './payment-entity.ts';
import { readPayRequest } from './payment-request.ts';

/** `pay_Demo0070050800`: a payment of the marketplace's demo data, over 508 rupees. */
const DEMO_ID = /^pay_(Demo[\dA-Z]{3}(\d{7}))$/;

/**
 * Records a payment of the demo data as captured, at the first request for it: nobody ever made it, but it can be
 * refunded like any other. Its id contains its amount; no event is sent for it.
 */
export const admitDemoPayment = (ledger: Ledger, id: string): Payment | undefined => {
  const [, bare = '', paise = ''] = DEMO_ID.exec(id) ?? [];
  const amount = Number(paise);
  if (amount === 0) return undefined;
  const order = { ...newOrder({ amount, receipt: null, notes: [] }), id: `order_${bare}` };
  const paid = { ...order, status: 'paid', amount_paid: amount, amount_due: 0, attempts: 1 } as const;
  const attempt = readPayRequest({ method: 'upi', vpa: 'success@razorpay' });
  const payment = { ...captured(newPayment(order, attempt)), id };
  ledger.commit([
    { kind: 'order', order: paid, autoCapture: true },
    { kind: 'payment', payment },
  ]);
  return payment;
};
