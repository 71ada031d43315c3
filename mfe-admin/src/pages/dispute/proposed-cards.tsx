import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Typography } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { ProposalCard } from '../../features/proposal/proposal-card.tsx';
import { Said } from './said.tsx';

export type Proposed = AdminDisputeDetail['proposed'][number];

const Words = ({ proposed: { toCustomer, toSalon } }: { readonly proposed: Proposed }) => (
  <Box>
    <Said text={toCustomer} foot="For the customer to read" />
    <Said text={toSalon} foot="For the salon to read" />
  </Box>
);

/** A decision that waits for another admin: the message to each side, and the refund to approve or to reject. */
export const WaitingCard = ({ proposed }: { readonly proposed: Proposed }) => {
  const { revalidate } = useRevalidator();
  return (
    <Card title="Decided, to be approved">
      <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
        Another admin has to approve this refund first. Until then nobody is told and the clocks go on; if it
        is rejected or not decided in time, the dispute is to be decided again.
      </Typography>
      <Words proposed={proposed} />
      <Box sx={{ mt: 2 }}>
        <ProposalCard
          why={false}
          proposal={proposed.refund}
          onDecided={() => void revalidate()}
          onBusy={() => {}}
        />
      </Box>
    </Card>
  );
};

/** Earlier decisions that never took effect, with why they were rejected. */
export const EarlierCard = ({ proposed }: { readonly proposed: readonly Proposed[] }) => (
  <Card title="Decided before, not approved">
    <Typography sx={{ mb: 2, maxWidth: '65ch' }}>
      Neither the customer nor the salon has read this.
    </Typography>
    <Box sx={{ display: 'grid', gap: 3 }}>
      {proposed.map((one) => (
        <Box key={one.refund.id} sx={{ display: 'grid', gap: 2 }}>
          <ProposalCard why={false} proposal={one.refund} onDecided={() => {}} onBusy={() => {}} />
          <Words proposed={one} />
        </Box>
      ))}
    </Box>
  </Card>
);
