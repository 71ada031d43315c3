import type { SalonDetail } from '@sundara/contracts/api';
import { Box, ButtonBase, Typography, visuallyHidden } from '@sundara/web/core';
import { Stars } from './stars.tsx';

interface Props {
  readonly salon: Pick<SalonDetail, 'rating' | 'reviews' | 'ratingCounts'>;
  /** The stars that the reviews are narrowed to. */
  readonly stars: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/** The mean, and how many gave five stars, four, and so on; a bar leaves the reviews with so many. */
export const RatingDistribution = ({ salon: { rating, reviews, ratingCounts }, stars, onChoose }: Props) => (
  <Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <Typography variant="h1" component="p" aria-hidden>
        {rating.toFixed(1)}
      </Typography>
      <Box>
        <Stars rating={rating} size={18} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Box component="span" sx={visuallyHidden}>
            {rating.toFixed(1)} on average from{' '}
          </Box>
          {reviews} {reviews === 1 ? 'review' : 'reviews'}
        </Typography>
      </Box>
    </Box>
    <Box component="ul" aria-label="Reviews by stars" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {ratingCounts.map(({ stars: each, count }) => (
        <li key={each}>
          <ButtonBase
            aria-pressed={each === stars}
            aria-disabled={count === 0}
            onClick={count === 0 ? undefined : () => onChoose(each === stars ? undefined : each)}
            sx={{
              width: '100%',
              minHeight: 44,
              gap: 1.5,
              px: 1,
              mx: -1,
              borderRadius: 1,
              fontSize: '0.9rem',
              fontVariantNumeric: 'tabular-nums',
              cursor: count === 0 ? 'default' : 'pointer',
              color: count === 0 ? 'text.secondary' : 'text.primary',
              bgcolor: each === stars ? 'secondary.main' : 'transparent',
            }}
          >
            <Box component="span" sx={{ width: '3.6em', textAlign: 'start', whiteSpace: 'nowrap' }}>
              {each} {each === 1 ? 'star' : 'stars'}
            </Box>
            <Box
              component="svg"
              viewBox="0 0 100 8"
              preserveAspectRatio="none"
              aria-hidden
              sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
            >
              <Box
                component="rect"
                width={reviews > 0 ? Math.min(100, (count / reviews) * 100) : 0}
                height="8"
                sx={{ fill: ({ vars }) => vars?.palette.primary.light ?? 'currentColor' }}
              />
            </Box>
            <Box component="span" sx={{ width: '2.2em', textAlign: 'end' }}>
              {count}
              <Box component="span" sx={visuallyHidden}>
                {count === 1 ? ' review' : ' reviews'}
              </Box>
            </Box>
          </ButtonBase>
        </li>
      ))}
    </Box>
  </Box>
);
