import { formatClock, formatNearDay } from '@sundara/contracts';
import type { OpenDispute } from '@sundara/contracts/api';
import { Box, LinkButton, Typography, useNow } from '@sundara/web/core';
import { WaitingRow, WaitingSection } from './waiting-section.tsx';

const deadlineText = (answerBy: string, now: Date): string => {
  const until = new Date(answerBy);
  const moment = `${formatNearDay(until, now)}, ${formatClock(until)}`;
  return until > now ? `By ${moment}` : `Was asked for by ${moment}, and still counts`;
};

/** Disputes that the salon has not answered, each with its deadline and the way to it (decision 90). */
export const OpenDisputes = ({ disputes }: { readonly disputes: readonly OpenDispute[] }) => {
  const now = useNow(60_000);
  return (
    <WaitingSection
      id="open-disputes"
      title="Your side of a dispute"
      text="We decide once we have it, and at the latest without it."
    >
      {disputes.map(({ bookingId, customer, answerBy }, at) => (
        <WaitingRow key={bookingId}>
          <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>{customer}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {deadlineText(answerBy, now)}
            </Typography>
          </Box>
          <LinkButton
            to={`/salon/bookings/${bookingId}`}
            variant={at === 0 ? 'contained' : 'text'}
            aria-label={`Answer the dispute of ${customer}`}
          >
            Answer
          </LinkButton>
        </WaitingRow>
      ))}
    </WaitingSection>
  );
};
