import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from '../core/box.tsx';
import type { ListAddress } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** The current search text. */
  readonly search: string | undefined;
  readonly address: ListAddress;
  /** Keys in the address that 'Clear filters' removes; undefined if no filter is set. */
  readonly clears: readonly string[] | undefined;
  /** Columns on wide screens; phones have two, tablets as many as fit. */
  readonly columns: string;
  /** The fields that filter and sort. */
  readonly children: ReactNode;
}

/** Shown above a list: the search, the filter fields, and a button that clears them. */
export const ListFilters = ({ label, placeholder, search, address, clears, columns, children }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
    <SearchField label={label} placeholder={placeholder} value={search ?? ''} onSearch={address.search} />
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        pt: 0.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(150px, 1fr))', md: columns },
      }}
    >
      {children}
      {clears && (
        <Button
          onClick={() => address.clear(clears)}
          startIcon={<X size={16} aria-hidden />}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          Clear filters
        </Button>
      )}
    </Box>
  </Box>
);
