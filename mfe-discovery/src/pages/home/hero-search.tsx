import type { Locality } from '@sundara/contracts/api';
import { Box, Button, NEEDS_SCRIPT } from '@sundara/web/core';
import type { FormEvent } from 'react';
import { PlainSelect } from '../../features/filters/plain-select.tsx';
import { LocalityField } from '../../features/locality-field/locality-field.tsx';
import { SalonField } from './salon-field.tsx';

interface Props {
  readonly location: string;
  readonly localities: readonly Locality[];
  readonly text: string;
  readonly onLocation: (name: string) => void;
  readonly onText: (text: string) => void;
}

/** The two filters of home: where, and what. Without JavaScript they search the whole list. */
export const HeroSearch = ({ location, localities, text, onLocation, onText }: Props) => (
  <Box
    component="form"
    role="search"
    action="/salons"
    onSubmit={(event: FormEvent) => event.preventDefault()}
    aria-label="Salons"
    sx={{
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
      maxWidth: 780,
      p: 1.5,
      borderRadius: 1.5,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      boxShadow: '0 12px 40px rgb(42 28 20 / 8%)',
    }}
  >
    <PlainSelect
      name="sublocality"
      label="Location"
      options={[
        { value: '', label: 'All Locations' },
        ...localities.map(({ name }) => ({ value: name, label: name })),
      ]}
      value={location}
    />
    <Box sx={NEEDS_SCRIPT}>
      <LocalityField localities={localities} value={location} onChoose={onLocation} />
    </Box>
    <SalonField text={text} onText={onText} />
    <noscript>
      <Button type="submit" variant="contained">
        Search
      </Button>
    </noscript>
  </Box>
);
