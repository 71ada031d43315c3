import { formatPriceRange } from '@sundara/contracts';
import type { FoundSalon } from '@sundara/contracts/api';
import { AppLink, Box, IconButton, Paper, Picture, Typography } from '@sundara/web/core';
import { X } from 'lucide-react';
import { memo } from 'react';
import { formatDistance } from '../../place/distance.ts';
import { RatingBadge } from '../../rating/rating-badge.tsx';
import { NextFree } from '../../salon-card/next-free.tsx';
import { NextStarts } from '../../salon-card/next-starts.tsx';

interface Props {
  readonly salon: FoundSalon;
  /** As on the salon's card. */
  readonly nextSlot: string | null | undefined;
  readonly onClose: () => void;
}

/** The chosen salon at a glance, at the bottom of the map. */
export const SalonPeek = memo(({ salon, nextSlot, onClose }: Props) => (
  <Paper
    component="article"
    aria-label={salon.name}
    sx={{
      position: 'absolute',
      zIndex: 5,
      left: 12,
      bottom: 40,
      width: 'min(360px, calc(100% - 24px))',
      display: 'grid',
      gridTemplateColumns: '84px minmax(0, 1fr) auto',
      gap: 1.5,
      p: 1.25,
      borderRadius: 1.5,
      border: 1,
      borderColor: 'divider',
      boxShadow: '0 16px 40px rgb(42 28 20 / 22%)',
      userSelect: 'text',
    }}
  >
    <Box sx={{ borderRadius: 1, overflow: 'hidden', alignSelf: 'start' }}>
      <Picture image={salon.coverImage} ratio={1} sizes="84px" />
    </Box>
    <Box sx={{ minWidth: 0, display: 'grid', alignContent: 'center', gap: 0.25 }}>
      <Typography
        variant="h5"
        component="p"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        <AppLink
          to={`/salon/${salon.id}`}
          color="inherit"
          // The whole card leads to the salon.
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {salon.name}
        </AppLink>
      </Typography>
      <Typography variant="body2" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        <RatingBadge rating={salon.rating} reviews={salon.reviews} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {salon.address.sublocality}
          {salon.distanceKm !== undefined && ` · ${formatDistance(salon.distanceKm)}`}
        </Box>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {formatPriceRange(salon.priceFrom, salon.priceTo)} rupees
      </Typography>
    </Box>
    <IconButton
      aria-label="Close"
      onClick={onClose}
      sx={{ position: 'relative', zIndex: 1, alignSelf: 'start', m: -0.75 }}
    >
      <X size={18} aria-hidden />
    </IconButton>
    <Box sx={{ gridColumn: '1 / -1', fontSize: '0.9rem' }}>
      {salon.nextStarts ? (
        <NextStarts salon={salon} starts={salon.nextStarts} />
      ) : (
        <NextFree dateTime={nextSlot} />
      )}
    </Box>
  </Paper>
));
