import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card, Quote } from '@sundara/web/card';
import { Box, Typography } from '@sundara/web/core';
import { momentText } from './booking-labels.ts';
import { DisputeAnswer } from './dispute-answer.tsx';

interface Props {
  readonly booking: SalonBookingDetail & { readonly dispute: NonNullable<SalonBookingDetail['dispute']> };
  readonly now: Date;
  readonly onChanged: (booking: SalonBookingDetail) => void;
}

/** The customer's dispute of the visit, the salon's side of it, and the outcome as reported to the salon. */
export const DisputeCard = ({ booking, now, onChanged }: Props) => {
  const { createdAt, reason, answer, resolution, resolvedAt } = booking.dispute;
  return (
    <Card id="dispute" title="Dispute">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {reason ? (
          <Quote text={reason} foot={`The customer, ${momentText(createdAt, now)}`} />
        ) : (
          <Typography>The customer disputes this visit.</Typography>
        )}
        {resolvedAt === null ? (
          <DisputeAnswer booking={booking} now={now} onChanged={onChanged} />
        ) : (
          <>
            {answer?.text && <Quote text={answer.text} foot={`You, ${momentText(answer.at, now)}`} />}
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {resolution || 'It is resolved.'}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Resolved {momentText(resolvedAt, now)}
            </Typography>
          </>
        )}
      </Box>
    </Card>
  );
};
