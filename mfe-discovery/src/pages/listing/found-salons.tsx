import type { Locality, listSalons, Reply } from '@sundara/contracts/api';
import { AppLink, Box, Typography } from '@sundara/web/core';
import { ArrowDown } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import type { Facets } from '../../features/filters/filter-fields.tsx';
import { type Filter, type ListingAddress, readAddress } from '../../features/filters/listing-address.ts';
import { useNextSlots } from '../../features/next-slot/use-next-slots.ts';
import { Pagination } from '../../features/pagination/pagination.tsx';
import { SalonGrid } from '../../features/salon-card/salon-grid.tsx';
import { ServiceHits } from '../../features/service-card/service-hits.tsx';
import { EmptyList, NoSuchPage } from './empty-list.tsx';
import { ListAndMap } from './list-and-map.tsx';
import type { ListingData } from './listing.loader.ts';
import { BELOW_HEADER } from './use-arrival.ts';
import type { ListingPlace } from './use-listing-address.ts';

export interface ResultsProps {
  readonly head: RefObject<HTMLHeadingElement | null>;
  readonly listed: ListingData['listed'];
  readonly facets: Facets | undefined;
  readonly localities: readonly Locality[];
  readonly place: ListingPlace;
  readonly view: ListingAddress['view'];
  /** Shows or hides the map, as the button of a wide screen does or that of a narrow one. */
  readonly onMap: (wide: boolean) => void;
  readonly onChoose: (filter: Filter, value: string) => void;
  readonly onClear: () => void;
  readonly onPage: () => void;
}

interface Props extends Omit<ResultsProps, 'head' | 'listed' | 'onMap'> {
  readonly found: Reply<typeof listSalons>;
}

const SERVICES_SHOWN = 4;
const SERVICES_ID = 'services';
const NONE: readonly string[] = [];

/** A page of salons as cards and on the map, the services that match the text, and links to the other pages. */
export const FoundSalons = ({ found, facets, localities, place, view, ...on }: Props) => {
  const { salons, services, corrected, pagination, countIsCapped } = found;
  const { here, addressOf } = place;
  const { q } = readAddress(here);
  const text = q?.trim();
  const ids = useMemo(() => salons.map(({ id }) => id), [salons]);
  // A search by day brings the starts of that day.
  const slots = useNextSlots(salons.some(({ nextStarts }) => nextStarts) ? NONE : ids);
  const { page, totalPages: pages } = pagination;
  const hits = text && page === 1 ? services.slice(0, SERVICES_SHOWN) : [];

  return (
    <>
      {corrected && (
        <Typography sx={{ mb: 2 }}>
          Nothing fits “{text}”. Showing results for “{corrected}”.
        </Typography>
      )}
      {hits.length > 0 && salons.length > 0 && (
        <AppLink
          to={`?${here}#${SERVICES_ID}`}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, mb: 1 }}
        >
          See matching services
          <ArrowDown size={16} aria-hidden />
        </AppLink>
      )}
      {salons.length > 0 && (
        <ListAndMap
          // Further down, below a notice, it is a new element, not one that moves.
          key={`${corrected !== undefined} ${hits.length > 0}`}
          salons={salons}
          localities={localities}
          slots={slots}
          view={view}
          onLocality={(name) => on.onChoose('sublocality', name)}
        >
          {/* New nodes for a new list: a salon that stays is in another place, and would be seen to move. */}
          <SalonGrid key={`${here}`} salons={salons} slots={slots} />
        </ListAndMap>
      )}
      {salons.length === 0 &&
        (page > pages ? (
          <NoSuchPage page={page} pages={pages} addressOf={addressOf} />
        ) : (
          <EmptyList params={here} facets={facets} localities={localities} {...on} />
        ))}
      {salons.length > 0 && (pages > 1 || countIsCapped) && (
        <Box onClick={on.onPage}>
          <Pagination
            page={page}
            pages={pages}
            open={countIsCapped}
            addressOf={addressOf}
            label="Pages of salons"
          />
        </Box>
      )}
      {hits.length > 0 && (
        <Box id={SERVICES_ID} sx={{ mt: 6, scrollMarginTop: BELOW_HEADER }}>
          <ServiceHits hits={hits} title="Matching services" />
        </Box>
      )}
    </>
  );
};
