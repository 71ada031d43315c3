import { formatDuration } from '@sundara/contracts';
import { Box, Button, Money, PriceSummary, Typography } from '@sundara/web/core';
import type { SelectedServices } from '../selection/use-selection.ts';

/** What is chosen and the whole price of it, with the way to a time. */
export const BookingSummary = ({
  selection,
  onBook,
}: {
  selection: SelectedServices;
  onBook: () => void;
}) => (
  <Box
    component="aside"
    aria-label="Booking summary"
    sx={{
      p: 3,
      borderRadius: 1.5,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      boxShadow: '0 12px 40px rgb(42 28 20 / 8%)',
    }}
  >
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      Your visit
    </Typography>
    {selection.quote ? (
      <>
        <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {selection.services.map((service) => (
            <Box
              component="li"
              key={service.id}
              sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
            >
              <span>{service.name}</span>
              <Money rupees={service.price} />
            </Box>
          ))}
        </Box>
        <PriceSummary quote={selection.quote} />
        <Typography variant="body2" sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>
          {formatDuration(selection.minutes)} in all
        </Typography>
      </>
    ) : (
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        Choose one or more services; the whole price, fee and tax included, stands here at once.
      </Typography>
    )}
    <Button fullWidth variant="contained" size="large" disabled={!selection.quote} onClick={onBook}>
      Book Now
    </Button>
  </Box>
);
