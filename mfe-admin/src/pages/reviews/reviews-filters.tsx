import { ChoiceField, type ListAddress, ListFilters, type Option } from '@sundara/web/table';
import { FILTERS, isNarrowed, type ReviewsQuery } from './reviews-query.ts';

const STARS: readonly Option[] = [
  ['', 'Any stars'],
  ...[5, 4, 3, 2, 1].map((stars): Option => [String(stars), stars === 1 ? '1 star' : `${stars} stars`]),
];

interface Props {
  readonly query: ReviewsQuery;
  /** The name of the salon that the list is filtered by, if it is known. */
  readonly salonName: string | undefined;
  readonly address: ListAddress;
}

/** The filters of the reviews; all of them are stored in the address. A salon is chosen in its row. */
export const ReviewsFilters = ({ query, salonName, address }: Props) => (
  <ListFilters
    label="Search reviews"
    placeholder="Title, words, author or id"
    search={query.q}
    address={address}
    clears={isNarrowed(query) ? FILTERS : undefined}
    columns="repeat(2, minmax(150px, 260px)) auto"
  >
    <ChoiceField
      label="Stars"
      options={STARS}
      value={query.rating?.toString()}
      onChoose={(stars) => address.ask('rating', stars)}
    />
    {query.salonId && (
      <ChoiceField
        label="Salon"
        options={[
          ['', 'Any salon'],
          [query.salonId, salonName ?? 'One salon'],
        ]}
        value={query.salonId}
        onChoose={(id) => address.ask('salonId', id)}
      />
    )}
  </ListFilters>
);
