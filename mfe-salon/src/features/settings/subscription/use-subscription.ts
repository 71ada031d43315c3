import {
  cancelSubscription,
  confirmSubscription,
  currentSubscription,
  type PlanId,
  pastSubscriptions,
  type Subscription,
  subscribe,
  subscriptionInvoice,
} from '@sundara/contracts/api';
import { type ApiFailure, wordsOf } from '@sundara/contracts/federation';
import { loadCheckout, openCheckoutWindow, type WindowEnd } from '@sundara/web/checkout';
import { useSession, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';
import { proofOf } from './proof.ts';
import { useAwaited } from './use-awaited.ts';

type Part<T> = { readonly data: T } | { readonly failure: ApiFailure } | undefined;

const NOT_BEGUN = 'Failed to create subscription';
const NOT_ENDED = 'Failed to cancel subscription';

/** The salon's current and past plans, and the actions on them. */
export const useSubscription = () => {
  const { http, notify, config } = useShell();
  const session = useSession();
  const [current, setCurrent] = useState<Part<Subscription | null>>();
  const [past, setPast] = useState<Part<readonly Subscription[]>>();
  const [busy, setBusy] = useState<'begin' | 'cancel' | 'invoice'>();
  const [problem, setProblem] = useState<string>();
  const [turn, setTurn] = useState(0);
  const retry = useCallback(() => setTurn((n) => n + 1), []);
  const succeed = () => {
    notify.success('Subscription created successfully');
    retry();
  };
  const awaited = useAwaited({
    onActive: succeed,
    onLate: () => {
      setProblem(
        'The bank has not confirmed the mandate yet. The plan runs as soon as it does; look again later.',
      );
      retry();
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal };
    http.call(currentSubscription, { query: {} }, options).then((answer) => {
      if (stop.signal.aborted) return;
      setCurrent(answer.ok ? { data: answer.data.subscription } : { failure: answer.failure });
    });
    http.call(pastSubscriptions, { query: {} }, options).then((answer) => {
      if (stop.signal.aborted) return;
      setPast(answer.ok ? { data: answer.data.subscriptions } : { failure: answer.failure });
    });
    return () => stop.abort();
  }, [http, turn]);

  const fail = (title: string, reason: string | ApiFailure) => {
    setProblem(`${title}. ${typeof reason === 'string' ? reason : reason.message}`);
    notify.error(typeof reason === 'string' ? title : wordsOf(reason, title));
    setBusy(undefined);
  };

  /** Handles the result of the gateway's window. */
  const takeUp = async (end: WindowEnd): Promise<void> => {
    if (end.kind === 'dismissed') {
      setBusy(undefined);
      setProblem(end.failure && `The mandate was not given: ${end.failure}`);
      return retry();
    }
    const proof = proofOf(end.response);
    const confirmed = proof && (await http.call(confirmSubscription, { body: proof }));
    if (confirmed && !confirmed.ok) {
      retry();
      return fail(NOT_BEGUN, confirmed.failure);
    }
    conclude(confirmed?.data.subscription?.active ?? false);
  };

  const conclude = (isActive: boolean): void => {
    setBusy(undefined);
    if (isActive) succeed();
    else awaited.start();
  };

  /** Opens a plan and the gateway's window for its mandate. */
  const begin = async (plan: PlanId) => {
    setBusy('begin');
    setProblem(undefined);
    awaited.stop();
    const script = loadCheckout(config);
    script.catch(() => {});
    const opened = await http.call(subscribe, { body: { plan } });
    if (!opened.ok) return fail(NOT_BEGUN, opened.failure);
    const { checkout } = opened.data;
    if (!checkout) return conclude(opened.data.subscription.active);
    const user = session.status === 'signed-in' ? session.user : undefined;
    const options = {
      ...{ key: checkout.key, subscription_id: checkout.subscriptionId, name: 'Sundara' },
      description: plan === 'weekly' ? 'Weekly plan for salons' : 'Monthly plan for salons',
      prefill: {
        ...(user?.name && { name: user.name }),
        ...(user?.email && { email: user.email }),
        ...(user?.phone && { contact: user.phone }),
      },
    };
    const end = await script
      .then((Checkout) => openCheckoutWindow(Checkout, options, config.checkoutLimitMs))
      .catch(() => undefined);
    if (end && end.kind !== 'silent') return takeUp(end);
    retry();
    fail(NOT_BEGUN, 'The payment window could not be opened. Please try again.');
    void end?.late.then((late) => (late.kind === 'answered' ? takeUp(late) : undefined));
  };

  /** @returns whether it is cancelled */
  const cancel = async (): Promise<boolean> => {
    setBusy('cancel');
    setProblem(undefined);
    const answer = await http.call(cancelSubscription, { body: {} });
    if (!answer.ok) {
      fail(NOT_ENDED, answer.failure);
      return false;
    }
    setBusy(undefined);
    notify.success('Subscription cancelled successfully');
    retry();
    return true;
  };

  const openInvoice = async (id: string) => {
    setBusy('invoice');
    const answer = await http.call(subscriptionInvoice, { params: { id } });
    setBusy(undefined);
    if (answer.ok) window.location.assign(answer.data.url);
    else notify.error(wordsOf(answer.failure, 'The invoice could not be fetched. Please try again.'));
  };
  return { current, past, busy, problem, isAwaited: awaited.isAwaited, retry, begin, cancel, openInvoice };
};
export type SubscriptionState = ReturnType<typeof useSubscription>;
