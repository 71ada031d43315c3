import { type PlanId, subscribe } from '@sundara/contracts/api';
import { wordsOf } from '@sundara/contracts/federation';
import { Box, Button, Typography, useShell } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { PlanChoice } from '@sundara/web/salon-form';
import { useState } from 'react';

interface Props {
  readonly salonId: string;
  /** A plan that waits for its mandate is replaced by the new one. */
  readonly replaces: boolean;
  readonly onDone: () => void;
}

/** Begins a plan for a salon; the owner then gives the mandate. */
export const NewPlan = ({ salonId, replaces, onDone }: Props) => {
  const { http, notify } = useShell();
  const [plan, setPlan] = useState<PlanId>('monthly');
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    setTrouble(undefined);
    const begun = await http.call(subscribe, { body: { salonId, plan } });
    setBusy(false);
    if (!begun.ok) {
      const words = wordsOf(begun.failure, 'Failed to create subscription');
      setTrouble(words);
      notify.error(words);
      return;
    }
    notify.success('Subscription created successfully');
    onDone();
  };
  return (
    <Box component="section" aria-label="New subscription" sx={{ mt: replaces ? 4 : 1 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {replaces ? 'Another plan instead' : 'Create a subscription'}
      </Typography>
      <PlanChoice value={plan} onChange={setPlan} />
      {trouble && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {trouble}
        </Alert>
      )}
      <Button variant="contained" sx={{ mt: 2 }} loading={busy} onClick={() => void begin()}>
        Create subscription
      </Button>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        It runs from the owner's mandate, which is given in Account Settings. Nothing is charged before.
      </Typography>
    </Box>
  );
};
