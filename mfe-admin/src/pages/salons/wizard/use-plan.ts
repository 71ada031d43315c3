import { type AdminSalonDetail, type PlanId, subscribe } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';

/** A salon that was created, and why its subscription was not. */
export interface FailedPlan {
  readonly salon: AdminSalonDetail;
  /** 'Salon created but subscription failed: ' and the reason (specification 2, section 8). */
  readonly words: string;
  readonly busy: boolean;
  /** Requests only the subscription again. */
  readonly retry: () => Promise<void>;
}

type Failed = Omit<FailedPlan, 'busy' | 'retry'> & { readonly plan: PlanId };

/**
 * The subscription of a salon that was just created. A repeated request returns the plan that waits for its mandate, so
 * that requesting twice creates one.
 */
export const usePlan = (onDone: () => void) => {
  const { http, notify } = useShell();
  const [failed, setFailed] = useState<Failed>();
  const [busy, setBusy] = useState(false);
  const begin = async (salon: AdminSalonDetail, plan: PlanId): Promise<void> => {
    setBusy(true);
    const begun = await http.call(subscribe, { body: { salonId: salon.id, plan } });
    setBusy(false);
    const isThere =
      !begun.ok && begun.failure.kind === 'rejected' && begun.failure.code === 'SUBSCRIPTION_ACTIVE';
    if (begun.ok || isThere) {
      notify.success('Subscription created successfully');
      return onDone();
    }
    const reason = wordsOf(begun.failure, 'Failed to create subscription');
    const words = `Salon created but subscription failed: ${reason}`;
    setFailed({ salon, plan, words });
    notify.error(words);
  };
  const retry = async () => {
    if (failed && !busy) await begin(failed.salon, failed.plan);
  };
  return { begin, failed: failed && { salon: failed.salon, words: failed.words, busy, retry } };
};
