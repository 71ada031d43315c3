import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Link } from '@sundara/web/core';
import { Mail, Navigation, Phone } from 'lucide-react';
import { FoldOnPhones } from '../../../features/fold/fold-on-phones.tsx';
import { directionsLink } from '../../../features/map/directions.ts';
import { SmallMap } from '../../../features/map/lazy-small-map.tsx';

const way = { display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44, minWidth: 0 } as const;

/** The place in one line, while the address is folded. */
const Place = ({ street, sublocality }: SalonDetail['address']) => (
  <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
    {[street, sublocality].filter(Boolean).join(', ')}
  </Box>
);

/** Where the salon is, how to get there and how to reach it. */
export const FindUs = ({ salon }: { salon: SalonDetail }) => {
  const { street, area, sublocality, city, state, postalCode } = salon.address;
  return (
    <FoldOnPhones title="Where to find us" summary={<Place {...salon.address} />}>
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
    </FoldOnPhones>
  );
};
