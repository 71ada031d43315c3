import { localDateOf, weekdayOf } from '@sundara/contracts';
import type { SalonDetail } from '@sundara/contracts/api';
import { AppLink, Box, Link, Typography } from '@sundara/web/core';
import { MapPin, Phone } from 'lucide-react';
import { FavouriteButton } from '../../features/favourite/favourite-button.tsx';
import { InPageLink } from '../../features/in-page-link/in-page-link.tsx';
import { OpenToday } from '../../features/opening/open-today.tsx';
import { useNow } from '../../features/opening/use-now.ts';
import { RatingBadge } from '../../features/rating/rating-badge.tsx';
import { PriceTier } from '../../features/salon-card/price-tier.tsx';
import { ShareButton } from '../../features/share/share-button.tsx';

const line = { display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 32 } as const;

/** Name, rating, place, whether it is open, and the ways to keep it and to give it on. */
export const SalonHeading = ({ salon }: { salon: SalonDetail }) => {
  const today = weekdayOf(localDateOf(useNow()));
  return (
    <Box
      component="header"
      sx={{ pt: { xs: 2.5, md: 4 }, pb: { xs: 2, md: 3 }, display: 'flex', gap: 2, flexWrap: 'wrap' }}
    >
      <Box sx={{ flex: '1 1 20rem', minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.95rem' }}>
          <AppLink to={`/salons?sublocality=${encodeURIComponent(salon.address.sublocality)}`}>
            {salon.address.sublocality}
          </AppLink>
          <Box component="span" aria-hidden sx={{ color: 'text.secondary' }}>
            ·
          </Box>
          <PriceTier tier={salon.priceRange} />
        </Box>
        <Typography variant="h1" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {salon.name}
        </Typography>
        <Box
          sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, alignItems: 'center' }}
        >
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
          <Box sx={{ ...line, color: 'text.secondary' }}>
            <Box component={MapPin} size={17} aria-hidden sx={{ flexShrink: 0 }} />
            {salon.location}
          </Box>
          <Link href={`tel:${salon.contactNumber.replaceAll(' ', '')}`} sx={line}>
            <Phone size={17} aria-hidden />
            {salon.contactNumber}
          </Link>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignSelf: { xs: 'flex-start', sm: 'flex-end' } }}>
        <ShareButton salonId={salon.id} salonName={salon.name} />
        <FavouriteButton salonId={salon.id} salonName={salon.name} labelled />
      </Box>
    </Box>
  );
};
