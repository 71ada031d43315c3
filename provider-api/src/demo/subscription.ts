import { addMinutes, instantAt, localDateOf } from '@sundara/contracts';
import { planOf } from '../areas/money/subscriptions/gateway-plans.ts';
import { issueChargeInvoice } from '../areas/money/subscriptions/invoice-number.ts';
import { subscriptionCharges, subscriptions } from '../areas/money/subscriptions/subscriptions.tables.ts';
import type { TransactionHandle } from '../platform/database/database-handle.ts';
import { idOf } from './random.ts';

/** How many days ago it began, about: long enough to have some charges. */
const DAYS = 100;

/** The same day of the month that many months later, at midnight; callers pass no day after the 28th. */
const monthsAfter = (date: string, months: number): Date => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return instantAt(new Date(Date.UTC(year, month - 1 + months, day)).toISOString().slice(0, 10), '00:00');
};

/**
 * The demo salon's monthly plan with its charges so far. Its id contains its start, so that the sandbox reports it as
 * running when asked; as no job is enqueued, nothing asks automatically.
 */
export const writeDemoSubscription = async (
  tx: TransactionHandle,
  salonId: string,
  now: Date,
): Promise<void> => {
  const day = localDateOf(addMinutes(now, -DAYS * 24 * 60));
  const date = `${day.slice(0, 8)}${String(Math.min(Number(day.slice(8)), 28)).padStart(2, '0')}`;
  const start = instantAt(date, '10:30');
  const starts = [start];
  while (monthsAfter(date, starts.length) <= now) starts.push(monthsAfter(date, starts.length));
  const end = monthsAfter(date, starts.length);
  const id = idOf('subscription');
  const { amountPaise } = planOf('monthly');
  await tx.insert(subscriptions).values({
    ...{ id, salonId, plan: 'monthly', state: 'active', amountPaise },
    gatewaySubscriptionId: `sub_Demo${Math.floor(start.getTime() / 1000)}`,
    ...{ startDate: start, endDate: end, nextChargeAt: end, createdAt: start, updatedAt: start },
  });
  for (const [index, cycleStart] of starts.entries()) {
    await tx.insert(subscriptionCharges).values({
      id: idOf(`subscription charge ${index}`),
      subscriptionId: id,
      gatewayPaymentId: `pay_Demo90${index}${String(amountPaise).padStart(7, '0')}`,
      amountPaise,
      cycleStart,
      cycleEnd: starts[index + 1] ?? end,
      paidAt: cycleStart,
      invoiceNumber: await issueChargeInvoice(tx, cycleStart),
    });
  }
};
