import { formatDayAndClock } from '@sundara/contracts';
import type { VisitOutside } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { AppLink, Box, Button, Typography } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { visitLink } from '../calendar-model/calendar-links.ts';
import { visitorName } from '../visit/walk-in-name.ts';

/** The visits that new hours leave outside; undefined for any other failure. */
export const outsideIn = (failure: ApiFailure | undefined): readonly VisitOutside[] | undefined =>
  failure?.kind === 'rejected' && failure.code === 'VISITS_IN_THE_WAY' ? failure.reply?.visits : undefined;

interface Props {
  readonly failure: ApiFailure;
  readonly visits: readonly VisitOutside[];
  readonly sending: boolean;
  readonly onKeep: () => void;
  readonly onBack: () => void;
}

/** Asks before hours are saved that leave visits outside: which these are, and that they stay as they are. */
export const VisitsOutside = ({ failure, visits, sending, onKeep, onBack }: Props) => (
  <Box component="section" aria-label="Visits outside of these hours" sx={{ display: 'grid', gap: 1.5 }}>
    <Typography variant="h4" component="h3">
      Visits outside of these hours
    </Typography>
    <Alert severity="warning">
      {failure.message} Nothing is cancelled: they stay as they are booked, unless you move them.
    </Alert>
    <Box component="ul" aria-label="Visits outside of these hours" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {visits.map(({ id, no, dateTime, customer }) => (
        <Box
          component="li"
          key={id}
          sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
        >
          <AppLink to={visitLink(dateTime, id)}>
            {formatDayAndClock(new Date(dateTime))} · {visitorName(customer)}
          </AppLink>
          <Box sx={{ fontSize: '0.9rem', color: 'text.secondary' }}>No. {no}</Box>
        </Box>
      ))}
    </Box>
    {/* In sight however many visits there are. */}
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& > *': { flex: { xs: '1 1 auto', sm: 'none' } },
      }}
    >
      <Button autoFocus variant="outlined" disabled={sending} onClick={onBack}>
        Go back
      </Button>
      <Button variant="contained" loading={sending} onClick={onKeep}>
        Save anyway
      </Button>
    </Box>
  </Box>
);
