import { Box, ButtonBase, visuallyHidden } from '@sundara/web/core';

interface Count {
  readonly stars: number;
  /** How many reviews gave this number of stars. */
  readonly count: number;
}

interface Props {
  /** In the order in which they are shown. */
  readonly counts: readonly Count[];
  /** How many reviews there are. */
  readonly reviews: number;
  /** The star rating that the reviews are filtered by. */
  readonly stars: number | undefined;
  /** Undefined removes the filter. */
  readonly onChoose: (stars: number | undefined) => void;
}

/**
 * The number of reviews per star rating; pressing a bar filters the reviews by it, pressing it again removes the
 * filter.
 */
export const RatingBars = ({ counts, reviews, stars, onChoose }: Props) => (
  <Box component="ul" aria-label="Reviews by stars" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {counts.map(({ stars: each, count }) => (
      <li key={each}>
        <ButtonBase
          aria-pressed={each === stars}
          aria-disabled={count === 0}
          onClick={count === 0 ? undefined : () => onChoose(each === stars ? undefined : each)}
          sx={{
            width: '100%',
            minHeight: count === 0 ? 28 : 44,
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
          <Bar share={reviews > 0 ? Math.min(1, count / reviews) : 0} />
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
);

/** Filled from the start up to `share`, from 0 to 1. */
const Bar = ({ share }: { readonly share: number }) => (
  <Box
    component="svg"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden
    sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}
  >
    <Box
      component="rect"
      width={share * 100}
      height="8"
      sx={{ fill: ({ vars }) => vars?.palette.primary.light ?? 'currentColor' }}
    />
  </Box>
);
