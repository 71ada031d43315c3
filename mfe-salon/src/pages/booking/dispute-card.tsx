import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Typography } from '@sundara/web/core';
import { momentText } from './booking-labels.ts';
import { Card } from './card.tsx';

interface Props {
  readonly dispute: NonNullable<SalonBookingDetail['dispute']>;
  readonly now: Date;
}

/** The customer's dispute of the visit, and the outcome as reported to the salon. */
export const DisputeCard = ({ dispute: { createdAt, resolution, resolvedAt }, now }: Props) => (
  <Card id="dispute" title="Dispute">
    <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {resolvedAt
        ? resolution || 'It is resolved.'
        : 'The customer disputes this visit. We look into it, and write to you what comes of it.'}
    </Typography>
    <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
      {resolvedAt ? `Resolved ${momentText(resolvedAt, now)}` : `Opened ${momentText(createdAt, now)}`}
    </Typography>
  </Card>
);
