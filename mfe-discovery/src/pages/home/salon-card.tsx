import { formatPriceRange } from '@sundara/contracts';
import type { Salon } from '@sundara/contracts/api';
import { Card, CardContent } from '@sundara/web/content';
import { Box, Chip, Picture, Typography } from '@sundara/web/core';
import { Link } from '@sundara/web/router';
import { RatingBadge } from '../../features/rating/rating-badge.tsx';

const SPECIALTIES_SHOWN = 3;

/** A salon at a glance; the whole card leads to it, its name is the link that is spoken. */
export const SalonCard = ({ salon, eager }: { salon: Salon; eager: boolean }) => (
  <Card
    component="article"
    sx={{
      position: 'relative',
      height: '100%',
      transition: 'transform 200ms ease, box-shadow 200ms ease',
      '&:hover': { transform: 'translateY(-3px)', boxShadow: '0 16px 40px rgb(42 28 20 / 12%)' },
      '&:hover img': { transform: 'scale(1.03)' },
      '& img': { transition: 'transform 300ms ease' },
    }}
  >
    <Picture
      image={salon.coverImage}
      ratio={3 / 2}
      sizes="(min-width: 1200px) 370px, (min-width: 640px) 45vw, 92vw"
      eager={eager}
    />
    <CardContent>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h4" component="h3" sx={{ minWidth: 0 }}>
          <Box
            component={Link}
            to={`/salon/${salon.id}`}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
            }}
          >
            {salon.name}
          </Box>
        </Typography>
        <RatingBadge rating={salon.rating} reviews={salon.reviews} />
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {salon.address.sublocality}, {salon.address.city}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
        {formatPriceRange(salon.priceFrom, salon.priceTo)}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          rupees a service
        </Box>
      </Typography>
      <Box
        component="ul"
        aria-label="Specialties"
        sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
      >
        {salon.specialties.slice(0, SPECIALTIES_SHOWN).map((specialty) => (
          <li key={specialty}>
            <Chip size="small" color="secondary" label={specialty} />
          </li>
        ))}
      </Box>
    </CardContent>
  </Card>
);
