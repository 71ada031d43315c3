import type { Service } from '@sundara/contracts/api';
import { Box, Chip, Money, visuallyHidden } from '@sundara/web/core';

/** What a service costs, and before its own discount if it has one ('20% Off', resolutions M4). */
export const ServicePrice = ({
  service,
}: {
  service: Pick<Service, 'price' | 'basePrice' | 'discountPercent'>;
}) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Box component="span" sx={{ fontWeight: 700 }}>
      <Money rupees={service.price} />
    </Box>
    {service.discountPercent > 0 && (
      <>
        <Box component="s" sx={{ fontSize: '0.9em', color: 'text.secondary' }}>
          <Box component="span" sx={visuallyHidden}>
            before{' '}
          </Box>
          <Money rupees={service.basePrice} />
        </Box>
        <Chip
          size="small"
          label={`${service.discountPercent}% Off`}
          sx={{ bgcolor: 'success.light', color: 'success.main', fontWeight: 600 }}
        />
      </>
    )}
  </Box>
);
