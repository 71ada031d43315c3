import type { Service } from '@sundara/contracts/api';
import { Box, Money, visuallyHidden } from '@sundara/web/core';

/** What a service costs, and struck through what it would cost without its own discount (resolutions M4). */
export const ServicePrice = ({ service }: { service: Service }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flexDirection: { xs: 'column', sm: 'row' },
      alignItems: { xs: 'flex-end', sm: 'baseline' },
      columnGap: 0.75,
    }}
  >
    {service.basePrice > service.price && (
      <Box component="s" sx={{ fontSize: '0.85rem', color: 'text.secondary' }}>
        <Box component="span" sx={visuallyHidden}>
          before{' '}
        </Box>
        <Money rupees={service.basePrice} />
      </Box>
    )}
    <Box component="span" sx={{ fontWeight: 600 }}>
      <Money rupees={service.price} />
    </Box>
  </Box>
);
