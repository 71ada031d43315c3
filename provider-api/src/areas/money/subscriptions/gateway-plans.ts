import { paiseOf } from '@sundara/contracts';
import { PLANS, type PlanId } from '@sundara/contracts/api';
import type { PaymentGateway } from '../gateway/gateway.ts';

/** The cycles that a mandate is requested for, about ten years; the owner may cancel at each. */
export const CYCLES = { weekly: 520, monthly: 120 } as const satisfies Record<PlanId, number>;
const PERIODS = { weekly: 'weekly', monthly: 'monthly' } as const;

/** @throws RangeError for a plan that is not sold */
export const planOf = (id: PlanId) => {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new RangeError(`There is no plan ${id}.`);
  return { ...plan, amountPaise: paiseOf(plan.rupees) };
};

/**
 * Finds the gateway's id of a plan. The gateway stores plans for ever and can't search them, so each process creates
 * those that it sells once; a failed attempt is forgotten.
 */
export const createGatewayPlans = (gateway: Pick<PaymentGateway, 'createPlan'>) => {
  const made = new Map<PlanId, Promise<string>>();
  return (id: PlanId): Promise<string> => {
    const known = made.get(id);
    if (known) return known;
    const { label, amountPaise } = planOf(id);
    const name = `Sundara for salons, ${label.toLowerCase()}`;
    const making = gateway
      .createPlan({ period: PERIODS[id], interval: 1, name, amountPaise })
      .then((plan) => plan.id);
    made.set(id, making);
    making.catch(() => made.delete(id));
    return making;
  };
};
