import type { Payment, Refund } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';

/** Paise that the gateway took, has refunded, and is still to refund. */
interface Totals {
  captured: number;
  refunded: number;
  refunds_pending: number;
}

export interface Accounting extends Totals {
  orders: (Totals & { order_id: string; amount: number; status: string })[];
}

/**
 * `GET /sandbox/books`: the gateway's money, in total and per order, oldest order first. Not a Razorpay endpoint, but
 * for comparison with a merchant's ledger. A refund counts once it is processed.
 */
export const readAccounting = (ledger: Ledger): Accounting => {
  const byOrder = new Map([...ledger.orders.keys()].map((id) => [id, noMoney()]));
  for (const payment of ledger.payments.values()) {
    const totals = byOrder.get(payment.order_id);
    if (totals) addPayment(totals, payment);
  }
  for (const refund of ledger.refunds.values()) {
    const totals = byOrder.get(ledger.payments.get(refund.payment_id)?.order_id ?? '');
    if (totals) addRefund(totals, refund);
  }
  const all = noMoney();
  const orders = [...ledger.orders.values()].map(({ order: { id, amount, status } }) => {
    const totals = byOrder.get(id) ?? noMoney();
    all.captured += totals.captured;
    all.refunded += totals.refunded;
    all.refunds_pending += totals.refunds_pending;
    return { order_id: id, amount, status, ...totals };
  });
  return { ...all, orders };
};

const noMoney = (): Totals => {
  return { captured: 0, refunded: 0, refunds_pending: 0 };
};

const addPayment = (totals: Totals, { captured, amount }: Payment): void => {
  if (captured) totals.captured += amount;
};

const addRefund = (totals: Totals, { status, amount }: Refund): void => {
  if (status === 'processed') totals.refunded += amount;
  if (status === 'pending') totals.refunds_pending += amount;
};
