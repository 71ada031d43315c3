import { Box, FailedPart } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useId } from 'react';
import { FilterTags } from '../../features/filters/filter-tags.tsx';
import { PER_PAGE } from '../../features/filters/listing-address.ts';
import { KeptBanner } from '../../features/kept-data/kept-banner.tsx';
import { shownOf } from '../../features/pagination/page-numbers.ts';
import type { ResultsProps } from './found-salons.tsx';
import { FoundSalons } from './found-salons.tsx';
import { orderOf } from './listing-text.ts';
import { ResultsHead } from './results-head.tsx';
import { BELOW_HEADER } from './use-arrival.ts';

/** What the filters leave, or why that is unknown. The old list stays, dimmed, until the new one has loaded. */
export const Results = (props: ResultsProps) => {
  const { head, listed, place, view, onMap, onChoose, onClear } = props;
  const { state, revalidate } = useRevalidator();
  const id = useId();
  const retrying = state === 'loading';
  const found = listed.ok ? listed.data : undefined;
  const count =
    found &&
    shownOf(
      found.pagination.page,
      PER_PAGE,
      found.salons.length,
      found.pagination.totalCount,
      found.countIsCapped,
    );
  return (
    <Box component="section" aria-labelledby={id} aria-busy={place.busy}>
      <Box sx={{ '& h2': { scrollMarginTop: BELOW_HEADER } }}>
        <ResultsHead ref={head} id={id} count={count} busy={place.busy} view={view} onMap={onMap} />
      </Box>
      <FilterTags params={place.here} otherwise={orderOf(place.here)} onRemove={onChoose} onClear={onClear} />
      <KeptBanner keptAt={listed.keptAt} keptFor={listed.keptFor} onRetry={revalidate} retrying={retrying} />
      {!listed.ok && (
        <FailedPart
          title="Failed to load salons. Please try again later."
          failure={listed.failure}
          onRetry={revalidate}
          retrying={retrying}
        />
      )}
      {found && (
        <Box
          sx={{
            transition: 'opacity 150ms ease',
            ...(place.busy && { opacity: 0.45 }),
          }}
        >
          <FoundSalons {...props} found={found} />
        </Box>
      )}
    </Box>
  );
};
