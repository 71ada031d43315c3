import { formatPriceRange, SERVES_LABELS } from '@sundara/contracts';
import type { FoundSalon } from '@sundara/contracts/api';
import { Card } from '@sundara/web/content';
import { Box, FOCUS_RING, laidOutLate, Picture, Typography } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { OpenToday } from '../opening/open-today.tsx';
import { RatingBadge } from '../rating/rating-badge.tsx';
import { DistanceMark } from './distance-mark.tsx';
import { NextFree } from './next-free.tsx';
import { NextStarts } from './next-starts.tsx';
import { PriceTier } from './price-tier.tsx';
import { SpecialtyTags } from './specialty-tags.tsx';

interface Props {
  readonly salon: FoundSalon;
  /** The cover is on the first screen and is fetched at once. */
  readonly eager?: boolean;
  /** The next free start, null if there is none this week; its line keeps its space while it is not known. */
  readonly nextSlot?: string | null | undefined;
}

/** Where it is, with the fact that most decides whether it is for somebody at all in place of the city. */
const placeOf = ({ address: { sublocality, city }, facts }: FoundSalon): string => {
  if (facts && facts.serves !== 'everyone') return `${sublocality} · ${SERVES_LABELS[facts.serves]}`;
  return facts?.homeService ? `${sublocality} · At home too` : `${sublocality}, ${city}`;
};

/** On a phone a little less than it is, so that one of 360 pixels takes the copy of 640 or 960 at 98% of its pixels. */
const SIZES = '(min-width: 1200px) 300px, (min-width: 900px) 31vw, (min-width: 600px) 46vw, 88vw';

/** On a phone; on wider screens cards are of similar heights. */
const HEIGHT = 450;

/** A salon at a glance; the whole card links to it, with its name as the link's text. */
export const SalonCard = ({ salon, eager = false, nextSlot }: Props) => (
  <Card
    component="article"
    sx={{
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      height: '100%',
      ...laidOutLate(HEIGHT),
      transition: 'transform 200ms ease, box-shadow 200ms ease, border-color 200ms ease',
      '& img': { transition: 'transform 400ms ease' },
      '@media (hover: hover)': {
        '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 16px 40px rgb(42 28 20 / 12%)' },
        '&:hover img': { transform: 'scale(1.03)' },
      },
      '&:has(a:focus-visible)': FOCUS_RING,
    }}
  >
    <Box sx={{ position: 'relative' }}>
      <Picture image={salon.coverImage} ratio={3 / 2} sizes={SIZES} eager={eager} />
      {salon.distanceKm !== undefined && <DistanceMark km={salon.distanceKm} />}
    </Box>
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1.25, p: 2 }}>
      <Box>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1.5 }}>
          <Typography variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box
              component={Link}
              to={`/salon/${salon.id}`}
              sx={{
                color: 'inherit',
                textDecoration: 'none',
                outline: 'none',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {salon.name}
            </Box>
          </Typography>
          <RatingBadge rating={salon.rating} reviews={salon.reviews} />
        </Box>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {placeOf(salon)}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, fontSize: '0.9rem' }}>
        <OpenToday day={salon.today} />
        {salon.nextStarts ? (
          <NextStarts salon={salon} starts={salon.nextStarts} />
        ) : (
          <NextFree dateTime={nextSlot} />
        )}
      </Box>
      <Box sx={{ mt: 'auto', display: 'grid', gap: 1.25 }}>
        <SpecialtyTags specialties={salon.specialties} />
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            pt: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            fontSize: '0.9rem',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {formatPriceRange(salon.priceFrom, salon.priceTo)}
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' '}
              rupees
            </Box>
          </span>
          <PriceTier tier={salon.priceRange} />
        </Box>
      </Box>
    </Box>
  </Card>
);
