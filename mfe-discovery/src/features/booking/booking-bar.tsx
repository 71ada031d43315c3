import { formatDuration, rupeesOf } from '@sundara/contracts';
import { Box, Button, Money, Typography } from '@sundara/web/core';
import type { SelectedServices } from '../selection/use-selection.ts';

/** On a phone the way on stays under the thumb: what is chosen, its whole price, and Book Now. */
export const BookingBar = ({ selection, onBook }: { selection: SelectedServices; onBook: () => void }) => {
  const count = selection.services.length;
  return (
    <Box
      component="aside"
      aria-label="Booking summary"
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mx: -2,
        px: 2,
        py: 1.25,
        gap: 2,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 -8px 24px rgb(42 28 20 / 8%)',
      }}
    >
      {selection.quote ? (
        <Box role="status">
          <Typography sx={{ fontWeight: 700 }}>
            <Money rupees={rupeesOf(selection.quote.totalPaise)} />
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {count} {count === 1 ? 'service' : 'services'} · {formatDuration(selection.minutes)}
          </Typography>
        </Box>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Choose a service to book.
        </Typography>
      )}
      <Button
        variant="contained"
        size="large"
        sx={{ flexShrink: 0 }}
        href={selection.quote ? undefined : '#services'}
        onClick={selection.quote ? onBook : undefined}
      >
        {selection.quote ? 'Book Now' : 'See services'}
      </Button>
    </Box>
  );
};
