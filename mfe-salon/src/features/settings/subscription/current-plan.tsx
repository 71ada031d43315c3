import { PLANS, type Subscription } from '@sundara/contracts/api';
import { Box, Button, Chip, Money, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { dayOf } from './plan-days.ts';
import { STATE_LABELS } from './state-labels.ts';
import type { SubscriptionState } from './use-subscription.ts';

/** What comes next, and when. */
const nextText = ({ state, nextChargeAt, endDate }: Subscription): string => {
  if (state === 'pending') return 'Nothing is charged before you give the mandate.';
  if (state === 'halted')
    return 'The last charges failed, so the plan has stopped. Cancel it and begin anew.';
  if (state === 'cancelling')
    return endDate ? `Runs until ${dayOf(endDate)}; nothing more is charged.` : 'Nothing more is charged.';
  return nextChargeAt ? `Next charge on ${dayOf(nextChargeAt)}.` : 'No charge is due.';
};

/** The plan: its state, its price, until when it is paid, and what comes next. */
export const CurrentPlan = ({ plan, state }: { plan: Subscription; state: SubscriptionState }) => {
  const [asking, setAsking] = useState(false);
  const sold = PLANS.find(({ id }) => id === plan.plan);
  const [word, color] = STATE_LABELS[plan.state];
  const until = plan.endDate && plan.state === 'active' ? dayOf(plan.endDate) : undefined;
  const cancel = async () => {
    if (await state.cancel()) setAsking(false);
  };
  return (
    <Box sx={{ p: { xs: 2, sm: 3 }, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="h4" component="h3">
          {sold?.label ?? plan.plan} plan
        </Typography>
        <Chip size="small" color={color} variant="outlined" label={word} />
      </Box>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
        <Money rupees={plan.amount} /> a {sold?.per ?? 'cycle'}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          mt: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        <Box component={CalendarClock} size={22} aria-hidden sx={{ flexShrink: 0 }} />
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {nextText(plan)}
        </Typography>
      </Box>
      {!asking && (plan.state === 'active' || plan.state === 'halted') && (
        <Button color="error" sx={{ mt: 1, mb: -1, ml: -1 }} onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      )}
      {asking && (
        <Alert severity="warning" role="group" aria-label="Cancel the plan?" sx={{ mt: 2 }}>
          <Typography sx={{ fontWeight: 700 }}>Cancel the plan?</Typography>
          <Typography>
            {until
              ? `It runs until ${until}, then it ends. Nothing more is charged. This cannot be undone.`
              : 'It ends now. Nothing more is charged. This cannot be undone.'}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            <Button
              autoFocus
              variant="outlined"
              disabled={state.busy === 'cancel'}
              onClick={() => setAsking(false)}
            >
              Keep the plan
            </Button>
            <Button color="error" variant="contained" loading={state.busy === 'cancel'} onClick={cancel}>
              Yes, cancel it
            </Button>
          </Box>
        </Alert>
      )}
    </Box>
  );
};
