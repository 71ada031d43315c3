import { z } from 'zod';
import { isEntityId, newEntityId } from '../protocol/entity-id.ts';
import { invalidRequest, unknownId } from '../protocol/razorpay-error.ts';
import { amountField, notesField, parseBody } from '../protocol/request-body.ts';
import { unixNow } from '../store/entities.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Plan } from '../store/subscription-entities.ts';

/** Razorpay charges no card more often than weekly. */
const SHORTEST_DAILY_INTERVAL = 7;

const createPlanBody = z.strictObject({
  period: z.enum(['daily', 'weekly', 'monthly', 'yearly'], 'The period is invalid.'),
  interval: z
    .number('The interval must be an integer.')
    .int('The interval must be an integer.')
    .min(1, 'The interval must be at least 1.'),
  item: z.strictObject(
    {
      name: z.string('The name field is required.').min(1, 'The name field is required.'),
      amount: amountField('The amount field is required.').min(100, 'The amount must be at least INR 1.00'),
      currency: z.literal('INR', 'Currency is not supported'),
      description: z.string('The description must be a string.').nullable().default(null),
    },
    'The item field is required.',
  ),
  notes: notesField,
});

/**
 * `POST /v1/plans`.
 *
 * @throws RazorpayError 400 for an unknown period, a daily plan of less than 7 days, or a wrong item.
 */
export const createPlan = (ledger: Ledger, requestBody: unknown): Plan => {
  const { period, interval, item, notes } = parseBody(createPlanBody, requestBody);
  if (period === 'daily' && interval < SHORTEST_DAILY_INTERVAL) {
    throw invalidRequest('The interval should be at least 7 for daily plans.', { field: 'interval' });
  }
  const now = unixNow();
  const plan: Plan = {
    id: newEntityId('plan'),
    entity: 'plan',
    interval,
    period,
    item: {
      id: newEntityId('item'),
      active: true,
      name: item.name,
      description: item.description,
      amount: item.amount,
      unit_amount: item.amount,
      currency: 'INR',
      type: 'plan',
      unit: null,
      tax_inclusive: false,
      tax_id: null,
      tax_group_id: null,
      created_at: now,
      updated_at: now,
    },
    notes,
    created_at: now,
  };
  ledger.commit([{ kind: 'plan', plan }]);
  return plan;
};

/** @throws RazorpayError 400 for a malformed id, or one that does not exist. */
export const getPlan = (ledger: Ledger, id: string): Plan => {
  if (!isEntityId('plan', id)) throw invalidRequest(`${id} is not a valid id`);
  const plan = ledger.plans.get(id);
  if (!plan) throw unknownId();
  return plan;
};
