import type { Locality } from '@sundara/contracts/api';
import { AppLink, Box, Button, EmptyFace, LinkButton, NEEDS_SCRIPT, Typography } from '@sundara/web/core';
import { SearchX } from 'lucide-react';
import { activeFilters } from '../../features/filters/active-filters.ts';
import { AddressForm, useChoiceButton } from '../../features/filters/address-form.tsx';
import { SPECIALTIES } from '../../features/filters/choices.ts';
import type { Facets } from '../../features/filters/filter-fields.tsx';
import { type Filter, readAddress } from '../../features/filters/listing-address.ts';
import { linkPill } from '../../features/pill/pill-look.ts';
import { nearbyWithSalons } from './nearby-localities.ts';

interface Props {
  readonly params: URLSearchParams;
  readonly facets: Facets | undefined;
  readonly localities: readonly Locality[];
  readonly onChoose: (key: Filter, value: string) => void;
  readonly onClear: () => void;
}

/** For a text that nothing fits: what salons do. */
const SpecialtyLinks = () => (
  <>
    <Typography id="who-does" sx={{ mt: 4, mb: 1.5, color: 'text.secondary' }}>
      Or see who does:
    </Typography>
    <Box
      component="ul"
      aria-labelledby="who-does"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: 1,
      }}
    >
      {SPECIALTIES.map((name) => (
        <li key={name}>
          <AppLink to={`/salons?specialty=${name}`} sx={linkPill}>
            {name}
          </AppLink>
        </li>
      ))}
    </Box>
  </>
);

/** Nothing matches: the last filter can be removed, or all; a nearby locality has more, or a list by what salons do. */
export const EmptyList = ({ params, facets, localities, onChoose, onClear }: Props) => {
  const choiceButton = useChoiceButton();
  const filters = activeFilters(params);
  const last = filters.at(-1);
  const { sublocality, q } = readAddress(params);
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
      {q && nearby.length === 0 && <SpecialtyLinks />}
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
