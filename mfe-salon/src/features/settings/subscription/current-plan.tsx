import { PLANS, type Subscription } from '@sundara/contracts/api';
import { Box, Button, Chip, Money, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useState } from 'react';
import { dayOf } from './plan-days.ts';
import { STATE_LABELS } from './state-labels.ts';
import type { SubscriptionState } from './use-subscription.ts';

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
        <Typography variant="h4" component="h3" sx={{ flex: 1 }}>
          {sold?.label ?? plan.plan} plan
        </Typography>
        <Chip size="small" color={color} variant="outlined" label={word} />
      </Box>
      <Typography sx={{ mt: 1, fontSize: '1.44rem', fontWeight: 700 }}>
        <Money rupees={plan.amount} />{' '}
        <Box component="span" sx={{ fontSize: '1rem', fontWeight: 400, color: 'text.secondary' }}>
          a {sold?.per ?? 'cycle'}
        </Box>
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {plan.state === 'active' && plan.nextChargeAt && `Next charge on ${dayOf(plan.nextChargeAt)}.`}
        {plan.state === 'cancelling' &&
          plan.endDate &&
          `Runs until ${dayOf(plan.endDate)}; nothing more is charged.`}
        {plan.state === 'pending' && 'Nothing is charged before you give the mandate.'}
        {plan.state === 'halted' &&
          'The last charges failed, so the plan has stopped. Cancel it and begin anew.'}
      </Typography>
      {!asking && (plan.state === 'active' || plan.state === 'halted') && (
        <Button color="error" variant="outlined" sx={{ mt: 2 }} onClick={() => setAsking(true)}>
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
