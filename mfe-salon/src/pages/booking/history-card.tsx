import type { SalonBookingDetail } from '@sundara/contracts/api';
import { Card } from '@sundara/web/card';
import { Box, Money, Typography } from '@sundara/web/core';
import { VisitList } from '../../features/visit/visit-list.tsx';
import { dayText } from './booking-labels.ts';

type History = NonNullable<SalonBookingDetail['history']>;

const Figure = ({ label, value, warns = false }: { label: string; value: number; warns?: boolean }) => (
  <Box sx={{ textAlign: 'center', color: warns && value > 0 ? 'error.main' : 'inherit' }}>
    <Box sx={{ fontSize: '1.44rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums lining-nums' }}>
      {value}
    </Box>
    <Box sx={{ fontSize: '0.83rem', color: warns && value > 0 ? 'inherit' : 'text.secondary' }}>{label}</Box>
  </Box>
);

/** The customer's history at this salon, apart from this visit. */
export const HistoryCard = ({ history, now }: { history: History; now: Date }) => {
  const { visits, completed, noShows, cancelled, spent, firstVisit, recent } = history;
  if (recent.length === 0)
    return (
      <Card id="history" title="With your salon">
        <Typography>This is their first booking here.</Typography>
      </Card>
    );
  return (
    <Card id="history" title="With your salon">
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, mb: 1.5 }}>
        <Figure label="Came" value={completed} />
        <Figure label="Did not come" value={noShows} warns />
        <Figure label="Cancelled" value={cancelled} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {visits > 0 && firstVisit && `Since ${dayText(firstVisit, now)}. `}
        {spent > 0 && (
          <>
            Spent <Money rupees={spent} /> here.
          </>
        )}
      </Typography>
      <VisitList label="Other visits" visits={recent} now={now} />
    </Card>
  );
};
