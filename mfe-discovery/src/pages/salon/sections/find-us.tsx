import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Link, Typography } from '@sundara/web/core';
import { Mail, Navigation, Phone } from 'lucide-react';
import { directionsLink } from '../../../features/map/directions.ts';
import { SmallMap } from '../../../features/map/lazy-small-map.tsx';

const way = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, minWidth: 0 } as const;

/** Where the salon is, how to get there and how to reach it. */
export const FindUs = ({ salon }: { salon: SalonDetail }) => {
  const { street, area, sublocality, city, state, postalCode } = salon.address;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        Where to find us
      </Typography>
      <SmallMap name={salon.name} coordinates={salon.coordinates} />
      <Box component="address" sx={{ mt: 2, fontStyle: 'normal', lineHeight: 1.6 }}>
        {[street, area].filter(Boolean).join(', ')}
        <br />
        {sublocality}, {city}
        <br />
        {state} {postalCode}
      </Box>
      <Box sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        <Link {...directionsLink(salon.coordinates)} sx={way}>
          <Navigation size={17} aria-hidden />
          Directions
        </Link>
        <Link href={`tel:${salon.contactNumber.replaceAll(' ', '')}`} sx={way}>
          <Phone size={17} aria-hidden />
          {salon.contactNumber}
        </Link>
        {salon.email && (
          <Link href={`mailto:${salon.email}`} sx={{ ...way, overflowWrap: 'anywhere' }}>
            <Box component={Mail} size={17} aria-hidden sx={{ flexShrink: 0 }} />
            {salon.email}
          </Link>
        )}
      </Box>
    </Box>
  );
};
