import { AppLink, Box, Button, EmptyFace, FailedPart, Typography } from '@sundara/web/core';
import { Search } from 'lucide-react';
import { countOf, headingOf } from './filter-salons.ts';
import type { HomeData } from './home.loader.ts';
import { SalonSteps } from './salon-steps.tsx';
import type { FoundSalons } from './use-found-salons.ts';
import { useSameLink } from './use-same-link.ts';

interface Props {
  readonly salons: HomeData['salons'];
  readonly found: FoundSalons;
  readonly location: string | undefined;
  readonly text: string;
  readonly shown: number;
  /** Another list is loading. */
  readonly changing: boolean;
  /** Nothing is between the hero and the list. */
  readonly first: boolean;
  readonly onMore: () => void;
  readonly onClear: () => void;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The salons with their heading and count; or why there are none, and what to do (specification 1, section 2). */
export const SalonResults = (props: Props) => {
  const { salons, found, location, text, changing, onRetry, retrying } = props;
  if (!salons.ok)
    return (
      <FailedPart
        title="Failed to load salons"
        failure={salons.failure}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  return (
    <Box component="section" aria-labelledby="salons" aria-busy={changing || found.searching}>
      <Typography variant="h2" id="salons" sx={{ scrollMarginTop: 96, overflowWrap: 'anywhere' }}>
        {headingOf(location, text)}
      </Typography>
      <Typography role="status" sx={{ color: 'text.secondary', mb: 3 }}>
        {found.searching && found.total === 0 ? 'Searching…' : countOf(found.total, found.isCapped)}
        {found.corrected && ` for “${found.corrected}”, as nothing is called “${text.trim()}”`}
      </Typography>
      <Box sx={{ opacity: changing ? 0.5 : 1, transition: 'opacity 200ms ease' }}>
        <Found {...props} />
      </Box>
    </Box>
  );
};

const Found = ({ found: all, location, shown, first, onMore, onClear }: Props) => {
  const { found, total, searching } = all;
  const sameLink = useSameLink(found.map(({ id }) => id).join());
  if (found.length === 0)
    return searching ? null : (
      <EmptyFace
        icon={<Search size={40} strokeWidth={1.25} aria-hidden />}
        title="No salons found matching your search criteria."
      >
        <Button variant="contained" onClick={onClear}>
          Clear Search
        </Button>
      </EmptyFace>
    );
  return (
    <>
      <div {...sameLink}>
        <SalonSteps salons={found} shown={shown} first={first} onMore={onMore} />
      </div>
      {(location || total > found.length) && (
        <Typography sx={{ mt: 4, textAlign: 'center', color: 'text.secondary' }}>
          {total > found.length &&
            `These are the ${found.length} best rated of ${total}. Search, or choose a locality, to find the others. `}
          <AppLink to={location ? '/' : '/salons'}>
            {location ? 'See all of Hyderabad' : 'See all with filters and map'}
          </AppLink>
        </Typography>
      )}
    </>
  );
};
