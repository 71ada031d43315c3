import { Box, Skeleton, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { FailedPart } from '@sundara/web/table';
import { CurrentPlan } from './current-plan.tsx';
import { History } from './history.tsx';
import { PlanChooser } from './plan-chooser.tsx';
import { type SubscriptionState, useSubscription } from './use-subscription.ts';

const Current = ({ state }: { state: SubscriptionState }) => {
  const { current } = state;
  if (!current) return <Skeleton variant="rounded" height={180} aria-label="Loading your plan" />;
  if ('failure' in current)
    return (
      <FailedPart
        title="Failed to fetch current subscription"
        failure={current.failure}
        onRetry={state.retry}
      />
    );
  const plan = current.data;
  return (
    <>
      {plan && <CurrentPlan plan={plan} state={state} />}
      {(!plan || plan.state === 'pending') && !state.isAwaited && (
        <Box sx={{ mt: plan ? 3 : 0 }}>
          {!plan && <Typography sx={{ mb: 2 }}>You have no plan yet.</Typography>}
          <PlanChooser busy={state.busy === 'begin'} onBegin={state.begin} />
        </Box>
      )}
    </>
  );
};

/** The salon's plan, what it costs, and what was charged so far (specification 2, section 2). */
export const SubscriptionPanel = () => {
  const state = useSubscription();
  const { current, past, problem } = state;
  const running = current && 'data' in current && current.data ? [current.data] : [];
  return (
    <>
      {problem && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {problem}
        </Alert>
      )}
      {state.isAwaited && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          We are waiting for the bank to confirm your mandate. You need not do anything.
        </Alert>
      )}
      <Current state={state} />
      <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
        History
      </Typography>
      {!past && <Skeleton variant="rounded" height={96} sx={{ mt: 1 }} />}
      {past && 'failure' in past && (
        <FailedPart title="Failed to fetch past subscriptions" failure={past.failure} onRetry={state.retry} />
      )}
      {past && 'data' in past && (
        <History
          plans={[...running, ...past.data]}
          isCurrentFirst={running.some((plan) => plan.state !== 'pending')}
          state={state}
        />
      )}
    </>
  );
};
