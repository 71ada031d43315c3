import type { SalonDetail } from '@sundara/contracts/api';
import { Box, Link, Typography } from '@sundara/web/core';
import { MapPin, Phone } from 'lucide-react';
import { OpenToday } from '../../features/opening/open-today.tsx';
import { RatingBadge } from '../../features/rating/rating-badge.tsx';

/** Name, rating, place, and whether it is open. */
export const SalonHeading = ({ salon }: { salon: SalonDetail }) => (
  <Box component="header" sx={{ pt: 3, pb: 2 }}>
    <Typography variant="h1">{salon.name}</Typography>
    <Box
      sx={{
        mt: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        alignItems: 'center',
        '& svg': { verticalAlign: '-3px', mr: 0.75 },
      }}
    >
      <RatingBadge rating={salon.rating} reviews={salon.reviews} />
      <OpenToday day={salon.today} />
      <span>
        <MapPin size={17} aria-hidden />
        {salon.location}
      </span>
      <Link href={`tel:${salon.contactNumber.replaceAll(' ', '')}`}>
        <Phone size={17} aria-hidden />
        {salon.contactNumber}
      </Link>
    </Box>
  </Box>
);
