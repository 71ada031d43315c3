import type { Salon } from '@sundara/contracts/api';
import { Card } from '@sundara/web/content';
import { AppLink, Box, ButtonBase, LinkButton, Picture, Typography, visuallyHidden } from '@sundara/web/core';
import { Heart, Star } from 'lucide-react';

interface Props {
  readonly salon: Salon;
  readonly kept: boolean;
  /** Whether the cover is on the first screen and loads at once. */
  readonly eager: boolean;
  readonly onToggle: () => void;
}

/** 'New' until there is a review (resolutions S7). */
const ratingText = ({ rating, reviews }: Salon): string => (reviews === 0 ? 'New' : rating.toFixed(1));

/** A favourite salon: its cover, its place, a booking link, and a heart that removes it. */
export const FavouriteCard = ({ salon, kept, eager, onToggle }: Props) => (
  <Card component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
    <Box sx={{ position: 'relative', opacity: kept ? 1 : 0.55, transition: 'opacity 200ms ease' }}>
      <Picture image={salon.coverImage} ratio={16 / 9} sizes="(min-width: 600px) 400px, 92vw" eager={eager} />
    </Box>
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1.5, p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h4" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <AppLink to={`/salon/${salon.id}`} sx={{ color: 'inherit', fontWeight: 'inherit' }}>
              {salon.name}
            </AppLink>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {salon.address.sublocality}, {salon.address.city}
          </Typography>
        </Box>
        <ButtonBase
          aria-pressed={kept}
          onClick={onToggle}
          sx={{
            flexShrink: 0,
            width: 44,
            height: 44,
            mt: -0.75,
            mr: -0.75,
            borderRadius: '50%',
            color: kept ? 'error.main' : 'text.secondary',
            '&:hover': { bgcolor: 'secondary.main' },
            '& svg': { transition: 'transform 200ms ease, fill 200ms ease' },
            '&:active svg': { transform: 'scale(0.85)' },
          }}
        >
          <Box component={Heart} size={22} aria-hidden sx={{ fill: kept ? 'currentColor' : 'transparent' }} />
          <Box component="span" sx={visuallyHidden}>
            Keep {salon.name} as a favourite
          </Box>
        </ButtonBase>
      </Box>
      <Box
        sx={{ mt: 'auto', display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontWeight: 600 }}>
          <Box component={Star} size={16} aria-hidden sx={{ color: 'primary.light', fill: 'currentColor' }} />
          {ratingText(salon)}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {salon.reviews > 0 && `(${salon.reviews})`}
          </Box>
        </Typography>
        <LinkButton to={`/salon/${salon.id}`} variant="contained" aria-label={`Book at ${salon.name}`}>
          Book
        </LinkButton>
      </Box>
    </Box>
  </Card>
);
