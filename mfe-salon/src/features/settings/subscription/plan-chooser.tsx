import type { PlanId } from '@sundara/contracts/api';
import { Box, Button, Typography } from '@sundara/web/core';
import { PlanChoice } from '@sundara/web/salon-form';
import { useState } from 'react';

interface Props {
  readonly busy: boolean;
  readonly onBegin: (plan: PlanId) => void;
}

/** The plans with their prices; the monthly one is preselected (specification 2, section 9). */
export const PlanChooser = ({ busy, onBegin }: Props) => {
  const [plan, setPlan] = useState<PlanId>('monthly');
  return (
    <Box>
      <PlanChoice value={plan} onChange={setPlan} />
      <Button variant="contained" size="large" sx={{ mt: 2.5 }} loading={busy} onClick={() => onBegin(plan)}>
        Upgrade Plan
      </Button>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        You give a mandate in the payment window. Cancel at any time: the plan then runs until the end of what
        is paid for.
      </Typography>
    </Box>
  );
};
