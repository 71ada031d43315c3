import {
  type Locality,
  PRICE_TIERS,
  type Reply,
  type SalonSort,
  type salonFacets,
} from '@sundara/contracts/api';
import { Box, useNow } from '@sundara/web/core';
import { IndianRupee, Star } from 'lucide-react';
import { placeOf } from '../place/place.ts';
import { PlaceChooser } from '../place/place-chooser.tsx';
import type { WhenAsked } from '../when/when.ts';
import { ChoiceTiles } from './choice-tiles.tsx';
import { PRICE_LABELS, RATINGS, SORT_LABELS, SPECIALTIES, sortsFor, usualSort } from './choices.ts';
import { FactFields } from './fact-fields.tsx';
import { FilterSelect } from './filter-select.tsx';
import { type Filter, readAddress } from './listing-address.ts';
import type { Choice } from './tile.tsx';
import { whenAsked } from './when-asked.ts';
import { WhenField } from './when-field.tsx';

export type Facets = Reply<typeof salonFacets>['facets'];

export interface FilterFieldsProps {
  /** The page's query string, as it will be after the current navigation. */
  readonly params: URLSearchParams;
  /** Counts of the choices; undefined while they are not known. */
  readonly facets: Facets | undefined;
  readonly localities: readonly Locality[];
  readonly onChoose: (key: Filter | 'sort', value: string) => void;
  readonly onWhen: (when: WhenAsked) => void;
}

const LOOK_MS = 60_000;

const RATING_CHOICES: readonly Choice[] = RATINGS.map((rating) => ({
  value: rating,
  name: `${rating} and up`,
  face: (
    <>
      {rating}
      <Box component={Star} size={13} sx={{ color: 'primary.light', fill: 'currentColor' }} />
    </>
  ),
}));

const PRICE_CHOICES: readonly Choice[] = PRICE_TIERS.map((tier) => ({
  value: tier,
  name: PRICE_LABELS[tier],
  face: [...tier].map((_, at) => (
    // Signs never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Box component={IndianRupee} key={at} size={12} strokeWidth={2.5} sx={{ marginInline: '-2px' }} />
  )),
}));

const SPECIALTY_CHOICES: readonly Choice[] = SPECIALTIES.map((name) => ({ value: name, name, face: name }));

const countIn =
  (facets: Facets | undefined, key: keyof Facets, same: (a: string, b: string) => boolean = Object.is) =>
  (value: string): number | undefined =>
    facets?.[key] && (facets[key].find((facet) => same(facet.value, value))?.count ?? 0);

const sameNumber = (a: string, b: string): boolean => Number(a) === Number(b);

/** Every filter with its choices and their counts, and the order (specification 1, section 2). */
export const FilterFields = ({ params, facets, localities, onChoose, onWhen }: FilterFieldsProps) => {
  const now = useNow(LOOK_MS);
  const address = readAddress(params, now);
  const inLocality = countIn(facets, 'sublocality');
  const hasText = address.q !== undefined;
  const hasDay = address.date !== undefined;
  const sorts = sortsFor({ hasText, hasPlace: placeOf(params) !== undefined, hasDay });
  /** The usual order is that of an address without one. */
  const inAddress = (sort: SalonSort | undefined) => (sort && sort !== usualSort(hasText) ? sort : '');
  const rating = RATINGS.find((each) => sameNumber(each, address.rating ?? ''));
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <WhenField when={whenAsked(address, now)} onChoose={onWhen} />
      <FilterSelect
        name="sublocality"
        label="Location"
        value={address.sublocality ?? ''}
        options={[
          { value: '', label: 'All Locations' },
          ...localities.map(({ name, telugu }) => ({
            value: name,
            label: name,
            telugu,
            count: inLocality(name),
          })),
        ]}
        onChoose={(place) => onChoose('sublocality', place)}
      />
      <ChoiceTiles
        name="specialty"
        legend="Specialty"
        columns={2}
        choices={SPECIALTY_CHOICES}
        chosen={address.specialty}
        countOf={countIn(facets, 'specialty')}
        onChoose={(value) => onChoose('specialty', value)}
      />
      <ChoiceTiles
        name="rating"
        legend="Minimum Rating"
        columns={4}
        choices={RATING_CHOICES}
        chosen={rating}
        countOf={countIn(facets, 'rating', sameNumber)}
        onChoose={(value) => onChoose('rating', value)}
      />
      <ChoiceTiles
        name="priceRange"
        legend="Price Range"
        columns={4}
        choices={PRICE_CHOICES}
        chosen={address.priceRange}
        countOf={countIn(facets, 'priceRange')}
        onChoose={(value) => onChoose('priceRange', value)}
      />
      <FactFields
        address={address}
        countOf={(filter, value) => countIn(facets, filter)(value)}
        onChoose={onChoose}
      />
      <PlaceChooser localities={localities} />
      <FilterSelect
        name="sort"
        label="Sort By"
        value={inAddress(address.sort)}
        options={sorts.map((sort) => ({ value: inAddress(sort), label: SORT_LABELS[sort] }))}
        onChoose={(sort) => onChoose('sort', sort)}
      />
    </Box>
  );
};
