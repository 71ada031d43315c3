import { localDateOf, weekdayOf } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { AppLink, Box, Link, Typography, useNow } from '@sundara/web/core';
import { MapPin, Phone } from 'lucide-react';
import { InPageLink } from '../../features/in-page-link/in-page-link.tsx';
import { LOOK_MS, OpenToday } from '../../features/opening/open-today.tsx';
import { RatingBadge } from '../../features/rating/rating-badge.tsx';
import { PriceTier } from '../../features/salon-card/price-tier.tsx';

const line = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 } as const;

/** Name, rating, place and whether it is open. */
export const SalonHeading = ({ salon }: { salon: SalonDetail }) => {
  const today = weekdayOf(localDateOf(useNow(LOOK_MS)));
  return (
    <Box component="header" sx={{ flex: 1, minWidth: 0, pt: { xs: 1, md: 2 }, pb: { xs: 2, md: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.95rem' }}>
        <AppLink to={`/salons?sublocality=${encodeURIComponent(salon.address.sublocality)}`} sx={line}>
          {salon.address.sublocality}
        </AppLink>
        <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
          ·
        </Box>
        <PriceTier tier={salon.priceRange} />
      </Box>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {salon.name}
      </Typography>
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
        <Box
          component={InPageLink}
          target="reviews"
          sx={{ ...line, color: 'inherit', textDecoration: 'none' }}
        >
          <RatingBadge rating={salon.rating} reviews={salon.reviews} />
        </Box>
        <Box sx={line}>
          <OpenToday day={salon.openingHours[today]} />
        </Box>
        {/* On a phone in a line of its own from the start: the pin alone, shown while the HTML comes, would fit above. */}
        <Box sx={{ ...line, flexBasis: { xs: '100%', sm: 'auto' }, color: 'text.secondary' }}>
          <Box component={MapPin} size={17} aria-hidden sx={{ flexShrink: 0 }} />
          {salon.location}
        </Box>
        <Link
          href={`tel:${salon.contactNumber.replaceAll(' ', '')}`}
          sx={{ ...line, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <Phone size={17} aria-hidden />
          {salon.contactNumber}
        </Link>
      </Box>
    </Box>
  );
};
