import { cancelSubscription, PLANS, type SalonPlan } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Money, Typography, useShell } from '@sundara/web/core';
import { ChoiceRow } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import { useState } from 'react';
import { dayOf, planOf } from '../salon-labels.tsx';

interface Props {
  readonly salonId: string;
  readonly plan: SalonPlan;
  readonly mayCancel: boolean;
  readonly onDone: () => void;
}

const AT_ONCE = { value: 'now', label: 'At once' } as const;
const AT_END = { value: 'end', label: 'At the end of the cycle' } as const;

const factsOf = ({ state, endDate }: SalonPlan): string => {
  if (state === 'pending') return 'Waits for the owner’s mandate; nothing is charged before.';
  if (state === 'halted') return 'The last charges failed, so it has stopped.';
  const until = endDate ? dayOf(endDate) : undefined;
  if (state === 'cancelling') return until ? `Runs until ${until}; nothing more is charged.` : 'Ends soon.';
  return until ? `Paid until ${until}.` : 'Runs.';
};

/** A salon's current plan, and cancelling it: at the end of the paid cycle, or at once (resolutions M11). */
export const RunningPlan = ({ salonId, plan, mayCancel, onDone }: Props) => {
  const { http, notify } = useShell();
  const mayRunOut = plan.state === 'active';
  const [when, setWhen] = useState<'now' | 'end'>(mayRunOut ? 'end' : 'now');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const sold = PLANS.find(({ id }) => id === plan.plan);
  const cancel = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const body = { subscriptionId: plan.id, salonId, atOnce: when === 'now' };
    const done = await http.call(cancelSubscription, { body });
    setBusy(false);
    if (!done.ok) {
      const words = wordsOf(done.failure, 'Failed to cancel subscription');
      setTrouble(words);
      notify.error(words);
      return;
    }
    notify.success('Subscription cancelled successfully');
    onDone();
  };
  const words =
    when === 'end' && plan.endDate
      ? `It runs until ${dayOf(plan.endDate)}, then it ends. Nothing more is charged.`
      : 'It ends now, and the salon loses what the plan gives. Nothing more is charged.';
  return (
    <Box component="section" aria-label="Current subscription" sx={{ mt: 1 }}>
      <Typography variant="h4" component="h3">
        {planOf(plan)}
      </Typography>
      {sold && (
        <Typography sx={{ mt: 0.5 }}>
          <Money rupees={sold.rupees} /> per {sold.per}
        </Typography>
      )}
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{factsOf(plan)}</Typography>
      {mayCancel && !asking && (
        <Button color="error" variant="outlined" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      {mayCancel && asking && (
        <Alert severity="warning" role="group" aria-label="Cancel the subscription?" sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>Cancel the subscription?</Typography>
          {mayRunOut && (
            <Box sx={{ my: 1 }}>
              <ChoiceRow label="When it ends" value={when} options={[AT_END, AT_ONCE]} onPick={setWhen} />
            </Box>
          )}
          <Typography>{words} This cannot be undone.</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button autoFocus variant="outlined" disabled={busy} onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button color="error" variant="contained" loading={busy} onClick={() => void cancel()}>
              Yes, cancel it
            </Button>
          </Box>
        </Alert>
      )}
      {trouble && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {trouble}
        </Alert>
      )}
    </Box>
  );
};
