import type { Locality } from '@sundara/contracts/api';
import { Box, Button, EmptyFace, LinkButton, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { SearchX } from 'lucide-react';
import { activeFilters } from '../../features/filters/active-filters.ts';
import { AddressForm, useChoiceButton } from '../../features/filters/address-form.tsx';
import type { Facets } from '../../features/filters/filter-fields.tsx';
import { type Filter, readAddress } from '../../features/filters/listing-address.ts';
import { nearbyWithSalons } from './nearby-localities.ts';

interface Props {
  readonly params: URLSearchParams;
  readonly facets: Facets | undefined;
  readonly localities: readonly Locality[];
  readonly onChoose: (key: Filter, value: string) => void;
  readonly onClear: () => void;
}

/** Nothing matches: the last filter can be removed, or all, or a nearby locality has more. */
export const EmptyList = ({ params, facets, localities, onChoose, onClear }: Props) => {
  const choiceButton = useChoiceButton();
  const filters = activeFilters(params);
  const last = filters.at(-1);
  const { sublocality } = readAddress(params);
  const nearby = nearbyWithSalons(sublocality, facets?.sublocality ?? [], localities);
  return (
    <EmptyFace
      icon={<SearchX size={40} strokeWidth={1.25} aria-hidden />}
      title="No salons found matching your search criteria."
    >
      <AddressForm params={params}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {last && (
            <Button
              variant="contained"
              {...choiceButton(last.filter, last.rest)}
              onClick={() => onChoose(last.filter, last.rest)}
            >
              Remove {last.label}
            </Button>
          )}
          {filters.length > 1 && (
            <Button variant="outlined" onClick={onClear} sx={NEEDS_SCRIPT}>
              Clear All
            </Button>
          )}
        </Box>
        {nearby.length > 0 && (
          <>
            <Typography sx={{ mt: 4, mb: 1.5, color: 'text.secondary' }}>
              {sublocality ? 'The same in localities near it:' : 'The same in these localities:'}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
              {nearby.map(({ value, count }) => (
                <Button
                  key={value}
                  variant="outlined"
                  color="inherit"
                  {...choiceButton('sublocality', value)}
                  onClick={() => onChoose('sublocality', value)}
                >
                  {value} ({count})
                </Button>
              ))}
            </Box>
          </>
        )}
      </AddressForm>
    </EmptyFace>
  );
};

/** An address past the end of the list. */
export const NoSuchPage = ({
  page,
  pages,
  addressOf,
}: {
  page: number;
  pages: number;
  addressOf: (page: number) => string;
}) => (
  <EmptyFace title={`There is no page ${page}`}>
    <LinkButton to={addressOf(pages)} variant="contained">
      {pages === 1 ? 'Go to the first page' : `Go to page ${pages}`}
    </LinkButton>
  </EmptyFace>
);
