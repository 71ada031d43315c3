import { Box, Container, useMedia, usePageTitle } from '@sundara/web/core';
import { useLoaderData, useLocation } from '@sundara/web/router';
import { startTransition, useRef, useState } from 'react';
import { activeFilters } from '../../features/filters/active-filters.ts';
import { FilterSheet, loadFilterSheet } from '../../features/filters/lazy-filter-sheet.tsx';
import { type Filter, readAddress } from '../../features/filters/listing-address.ts';
import type { WhenAsked } from '../../features/when/when.ts';
import { FilterPanel } from './filter-panel.tsx';
import { Hero } from './hero.tsx';
import type { ListingData } from './listing.loader.ts';
import { headingOf, showText, titleOf } from './listing-text.ts';
import { isMapShown } from './map-view.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Results } from './results.tsx';
import { useArrival } from './use-arrival.ts';
import { useLatest } from './use-latest.ts';
import { useListingAddress } from './use-listing-address.ts';

const near = () => {
  // Only a prefetch: the click reports a failure.
  loadFilterSheet().catch(() => {});
};

/** Every salon, filtered, in a list and on a map (specification 1, section 2). */
export const ListingPage = () => {
  const { listed, facets: counting, localities: naming } = useLoaderData<ListingData>();
  const facets = useLatest(counting, undefined);
  const localities = useLatest(naming, []);
  const place = useListingAddress();
  const { params, address, here, busy } = place;
  const shown = readAddress(here);
  const { key } = useLocation();
  const roomy = useMedia('(min-width: 900px)');
  usePageTitle(titleOf(shown));

  const head = useRef<HTMLHeadingElement>(null);
  /** The history entry from which the sheet was opened. */
  const [sheet, setSheet] = useState<string>();
  const { begin, remember } = useArrival(head, () => setSheet(undefined));
  // All choices in the sheet are one history entry.
  const step = { replace: sheet !== undefined && sheet !== key };
  const choose = (filter: Filter | 'sort', value: string) => {
    begin('filters');
    place.choose(filter, value, step);
  };
  const chooseWhen = (when: WhenAsked) => {
    begin('filters');
    place.chooseWhen(when, step);
  };
  const search = (text: string) => {
    begin('filters');
    place.search(text, step);
  };
  const clear = () => {
    begin('filters');
    place.clear(step);
  };

  const filters = activeFilters(params);
  const { view } = address;
  const switchMap = (wide: boolean) => {
    const mapIsShown = isMapShown(view, wide);
    begin(wide || mapIsShown ? 'filters' : 'map');
    if (wide) place.show(mapIsShown ? 'list' : undefined);
    else place.show(mapIsShown ? undefined : 'map');
  };
  const fields = { params, facets, localities, onChoose: choose, onWhen: chooseWhen };

  return (
    <>
      <Hero heading={headingOf(shown)} text={shown.q ?? ''} params={here} onSearch={search} />
      {/* Before the list in keyboard order; it floats over its end. */}
      {roomy !== true && (
        <PhoneBar
          filters={filters.filter(({ filter }) => filter !== 'q').length}
          mapIsShown={isMapShown(view, false)}
          onFilters={() => startTransition(() => setSheet(key))}
          onNear={near}
          onMap={() => switchMap(false)}
        />
      )}
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '224px minmax(0, 1fr)' },
          pt: { xs: 2, md: 3 },
          pb: { xs: 14, md: 8 },
        }}
      >
        {roomy !== false && <FilterPanel {...fields} />}
        <Box onClick={({ target }) => remember(target)} sx={{ minWidth: 0 }}>
          <Results
            head={head}
            listed={listed}
            facets={facets}
            localities={localities}
            place={place}
            view={view}
            onMap={switchMap}
            onChoose={choose}
            onClear={clear}
            onPage={() => begin('page')}
          />
        </Box>
      </Container>
      {sheet !== undefined && !roomy && (
        <FilterSheet
          {...fields}
          busy={busy}
          done={
            busy
              ? 'Counting…'
              : listed.ok
                ? showText(listed.data.pagination.totalCount, listed.data.countIsCapped)
                : 'Show salons'
          }
          onClear={filters.length > 0 ? clear : undefined}
          onClose={() => startTransition(() => setSheet(undefined))}
        />
      )}
    </>
  );
};
