import { admitDemoPayment } from '../payments/demo-payment.ts';
import { unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Plan, StoredSubscription } from '../store/subscription-entities.ts';
import { cycleBoundary } from './billing-cycle.ts';

/** `sub_Demo1763251200`: the demo salon's monthly plan, which began at that second since 1970. */
const DEMO_ID = /^sub_Demo(\d{10})$/;
const AMOUNT = 150_000;
const PLAN_ID = 'plan_DemoMonthly000';
/** The payment that authorized its mandate. */
const PAYMENT_ID = `pay_Demo900${String(AMOUNT).padStart(7, '0')}`;
const CYCLES = 120;

/**
 * Records the subscription of the demo data as running, at the first request for it: its cycles so far are paid, the
 * next one will be charged when due. No event is sent for it.
 */
export const admitDemoSubscription = (ledger: Ledger, id: string): StoredSubscription | undefined => {
  const start = Number(DEMO_ID.exec(id)?.[1]);
  const now = unixNow();
  if (!(start > 0 && start <= now)) return undefined;
  admitDemoPayment(ledger, PAYMENT_ID);
  const plan = demoPlan(start);
  let cycles = 1;
  while (cycleBoundary(start, plan, cycles) <= now) cycles += 1;
  const currentEnd = cycleBoundary(start, plan, cycles);
  const stored: StoredSubscription = {
    cycles,
    paymentId: PAYMENT_ID,
    subscription: {
      id,
      entity: 'subscription',
      plan_id: plan.id,
      customer_id: 'cust_Demo0000000000',
      status: 'active',
      current_start: cycles === 1 ? start : cycleBoundary(start, plan, cycles - 1),
      current_end: currentEnd,
      ended_at: null,
      quantity: 1,
      notes: [],
      charge_at: currentEnd,
      start_at: start,
      end_at: cycleBoundary(start, plan, CYCLES),
      auth_attempts: 0,
      total_count: CYCLES,
      paid_count: cycles,
      customer_notify: false,
      created_at: start,
      expire_by: null,
      short_url: null,
      has_scheduled_changes: false,
      change_scheduled_at: null,
      source: 'api',
      remaining_count: CYCLES - cycles,
    },
  };
  ledger.commit([
    { kind: 'plan', plan },
    { kind: 'subscription', ...stored },
  ]);
  return stored;
};

const demoPlan = (since: number): Plan => ({
  id: PLAN_ID,
  entity: 'plan',
  interval: 1,
  period: 'monthly',
  item: {
    id: 'item_DemoMonthly000',
    active: true,
    name: 'Sundara for salons, monthly',
    description: null,
    amount: AMOUNT,
    unit_amount: AMOUNT,
    currency: 'INR',
    type: 'plan',
    unit: null,
    tax_inclusive: false,
    tax_id: null,
    tax_group_id: null,
    created_at: since,
    updated_at: since,
  },
  notes: [],
  created_at: since,
});
