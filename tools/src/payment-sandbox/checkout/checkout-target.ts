import type { Ledger } from '../store/ledger.ts';
import type { Plan } from '../store/subscription-entities.ts';
import { amountToPay } from '../subscriptions/subscription-payment.ts';
import { formatRupees } from './rupees.ts';

/** What is to be paid on the payment page. */
export interface CheckoutTarget {
  id: string;
  /** Below `/sandbox`: where the page sends the customer's actions. */
  path: string;
  /** Due now, in paise. */
  amount: number;
  /** What will be charged later, in words; '' for an order. */
  terms: string;
  isSubscription: boolean;
}

/** The order, or a sentence on why it cannot be paid. `amount`: the amount that the page claims, in paise. */
export const orderTarget = (
  ledger: Ledger,
  id: string,
  amount: string | undefined,
): CheckoutTarget | { refusal: string } => {
  const order = ledger.orders.get(id)?.order;
  if (!order) return { refusal: 'The order that the page passed to checkout does not exist here.' };
  if (order.status === 'paid') return { refusal: 'This order is already paid. You can close this window.' };
  if (amount !== undefined && amount !== String(order.amount)) {
    return { refusal: 'The amount that the page passed to checkout differs from the order’s amount.' };
  }
  return { id, path: `orders/${id}`, amount: order.amount, terms: '', isSubscription: false };
};

/** The subscription, or a sentence on why nothing is due for it. */
export const subscriptionTarget = (ledger: Ledger, id: string): CheckoutTarget | { refusal: string } => {
  const stored = ledger.subscriptions.get(id);
  const plan = ledger.plans.get(stored?.subscription.plan_id ?? '');
  if (!stored || !plan) {
    return { refusal: 'The subscription that the page passed to checkout does not exist here.' };
  }
  const { status, quantity, total_count, start_at } = stored.subscription;
  if (!['created', 'pending', 'halted'].includes(status)) {
    return { refusal: `This subscription is ${status}: nothing is to be paid now.` };
  }
  const later = status === 'created' && start_at !== null ? 'Only to confirm; it goes back. ' : '';
  const price = formatRupees(plan.item.amount * quantity);
  return {
    id,
    path: `subscriptions/${id}`,
    amount: amountToPay(ledger, stored),
    terms: `${later}${plan.item.name}: ${price} ${everySoOften(plan)}, ${times(total_count)} in all`,
    isSubscription: true,
  };
};

const UNITS = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' } as const;

const everySoOften = ({ period, interval }: Plan): string => {
  return interval === 1 ? `every ${UNITS[period]}` : `every ${interval} ${UNITS[period]}s`;
};

const times = (count: number): string => {
  return count === 1 ? 'once' : `${count} times`;
};
