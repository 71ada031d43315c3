import { formatRupees, rupeesOf } from '@sundara/contracts';
import type { AdminDisputeDetail } from '@sundara/contracts/api';
import { Typography } from '@sundara/web/core';
import { When } from '../../features/when/when.tsx';
import { Card, Said } from './card.tsx';

type Resolution = NonNullable<AdminDisputeDetail['resolution']>;

const backText = ({ refundPaise, waits }: Resolution): string => {
  if (refundPaise === 0) return 'Nothing goes back.';
  const amount = formatRupees(rupeesOf(refundPaise));
  return waits ? `${amount} goes back once another admin has approved it.` : `${amount} goes back.`;
};

/** What was decided, by whom, and what each side read of it. */
export const OutcomeCard = ({ resolution }: { readonly resolution: Resolution }) => (
  <Card title="Decided">
    <Typography sx={{ mb: 1.5 }}>
      {resolution.outcome === 'customer' ? 'For the customer. ' : 'For the salon. '}
      {backText(resolution)}
    </Typography>
    <Said text={resolution.toCustomer} foot="To the customer" />
    <Said text={resolution.toSalon} foot="To the salon" />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {resolution.by}, <When at={resolution.at} />
    </Typography>
  </Card>
);
