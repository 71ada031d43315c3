import { newOrder } from '../payments/order.commands.ts';
import { newEntityId } from '../protocol/entity-id.ts';
import { type Order, unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Invoice, Plan, StoredSubscription } from '../store/subscription-entities.ts';
import { cycleBoundary } from './billing-cycle.ts';
import { getPlan } from './plan.commands.ts';

/** What one cycle costs: the invoice, and the order under which it is paid. */
export interface Bill {
  order: Order;
  invoice: Invoice;
}

/** The subscription with its next cycle begun at `startsAt`, unpaid; nothing is committed yet. */
export const beginCycle = (
  ledger: Ledger,
  stored: StoredSubscription,
  startsAt: number,
): StoredSubscription => {
  const { subscription, cycles } = stored;
  const plan: Plan = getPlan(ledger, subscription.plan_id);
  const start_at = subscription.start_at ?? startsAt;
  return {
    ...stored,
    cycles: cycles + 1,
    subscription: {
      ...subscription,
      start_at,
      current_start: startsAt,
      current_end: cycleBoundary(start_at, plan, cycles + 1),
      end_at: cycleBoundary(start_at, plan, subscription.total_count),
      remaining_count: subscription.total_count - cycles - 1,
    },
  };
};

/** The unpaid bill of the current cycle, else a new one. */
export const billOf = (ledger: Ledger, { subscription }: StoredSubscription): Bill => {
  const open = [...ledger.invoices.values()].find(
    (one) => one.subscription_id === subscription.id && one.status === 'issued',
  );
  const openOrder = open && ledger.orders.get(open.order_id)?.order;
  if (open && openOrder) return { invoice: open, order: openOrder };
  const plan = getPlan(ledger, subscription.plan_id);
  const amount = plan.item.amount * subscription.quantity;
  const order = newOrder({ amount, receipt: null, notes: [] });
  const now = unixNow();
  return {
    order,
    invoice: {
      id: newEntityId('inv'),
      entity: 'invoice',
      receipt: null,
      customer_id: subscription.customer_id,
      order_id: order.id,
      subscription_id: subscription.id,
      payment_id: null,
      status: 'issued',
      issued_at: now,
      paid_at: null,
      cancelled_at: null,
      expired_at: null,
      date: now,
      partial_payment: false,
      gross_amount: amount,
      tax_amount: 0,
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: 'INR',
      description: plan.item.name,
      notes: [],
      billing_start: subscription.current_start,
      billing_end: subscription.current_end,
      type: 'invoice',
      created_at: now,
    },
  };
};
