import { REVIEW_SORTS, type SalonDetail } from '@sundara/contracts/api';
import { Box, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { useMemo } from 'react';
import { PhotoViewer } from '../lightbox/photo-viewer.tsx';
import { useLook } from '../lightbox/use-look.ts';
import { ChoiceSelect } from '../selection/choice-select.tsx';
import { photoSetOf, photoSetsOf } from './photo-sets.ts';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReviewList } from './review-list.tsx';
import { useReviews } from './use-reviews.ts';

const SORTS = { newest: 'Newest first', highest: 'Highest rated', lowest: 'Lowest rated' } as const;

/** The customers' reviews: all in figures, three at a time in words (specification 1, section 9). */
export const Reviews = ({ salon }: { salon: SalonDetail }) => {
  const shown = useReviews(salon);
  const looking = useLook();
  const sets = useMemo(() => photoSetsOf(shown.reviews), [shown.reviews]);
  if (salon.reviews === 0)
    return (
      <Typography sx={{ maxWidth: '60ch', color: 'text.secondary' }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          New on Sundara.
        </Box>{' '}
        Nobody has reviewed {salon.name} yet. Only customers who were there can, so the first visit may well
        be yours.
      </Typography>
    );
  const sorts = REVIEW_SORTS.map((id) => ({ id, label: SORTS[id] }));
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)' },
      }}
    >
      <RatingDistribution
        salon={salon}
        stars={shown.query.stars}
        onChoose={(stars) => shown.ask({ stars })}
      />
      <Box>
        <Box sx={[{ maxWidth: 220 }, NEEDS_SCRIPT]}>
          <ChoiceSelect
            label="Sort reviews by"
            choices={sorts}
            value={shown.query.sort}
            onChoose={(id) => shown.ask({ sort: REVIEW_SORTS.find((sort) => sort === id) ?? 'newest' })}
          />
        </Box>
        <ReviewList
          shown={shown}
          salonName={salon.name}
          onOpenPhoto={(review, at) => looking.open({ set: photoSetOf(review), at })}
        />
      </Box>
      <PhotoViewer looking={looking} sets={sets} title={salon.name} />
    </Box>
  );
};
