import type { SalonBookingDetail } from '@sundara/contracts/api';
import { AppLink, Box, Money, Typography } from '@sundara/web/core';
import { StatusChip } from '@sundara/web/table';
import { dayText } from './booking-labels.ts';
import { Card } from './card.tsx';

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
      <Box component="ul" aria-label="Other visits" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {recent.map(({ id, dateTime, serviceName, status, attendance }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <AppLink to={`/salon/bookings/${id}`}>{dayText(dateTime, now)}</AppLink>
              <Box sx={{ fontSize: '0.9rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {serviceName}
                {attendance === 'no_show' && ', did not come'}
              </Box>
            </Box>
            <StatusChip status={status} />
          </Box>
        ))}
      </Box>
    </Card>
  );
};
