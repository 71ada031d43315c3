import type { ownReviews, Reply } from '@sundara/contracts/api';
import { Box, ButtonBase, Paper, Typography, visuallyHidden } from '@sundara/web/core';
import { Stars } from './stars.tsx';

interface Props {
  readonly summary: Reply<typeof ownReviews>['summary'];
  /** The stars that the list is narrowed to. */
  readonly stars: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

/** The salon's rating, and how many gave five stars, four, and so on; a bar leads to those. 'New' without reviews. */
export const ReviewSummary = ({ summary: { rating, reviews, ratingCounts }, stars, onChoose }: Props) => (
  <Paper
    component="section"
    aria-label="Rating"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '200px 1fr' },
      alignItems: 'center',
      gap: { xs: 1.5, sm: 3 },
      p: { xs: 2, sm: 2.5 },
      mb: 2.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
    }}
  >
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, alignItems: 'center', gap: 2 }}>
      <Typography variant="h1" component="p" sx={{ lineHeight: 1.1 }}>
        {reviews === 0 ? 'New' : rating.toFixed(1)}
      </Typography>
      <Box>
        {reviews > 0 && <Stars rating={rating} size={18} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reviews === 0 ? 'No reviews yet' : `${reviews} ${reviews === 1 ? 'review' : 'reviews'}`}
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
              minHeight: { xs: 44, sm: 32 },
              gap: 1.5,
              px: 1,
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
  </Paper>
);
