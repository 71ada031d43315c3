import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListAddress } from './list-address.ts';
import { SearchField } from './search-field.tsx';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  /** What is searched for. */
  readonly search: string | undefined;
  readonly address: ListAddress;
  /** Names in the address that 'Clear filters' takes out; undefined where nothing is narrowed. */
  readonly clears: readonly string[] | undefined;
  /** Columns on wide screens; phones have two. */
  readonly columns: string;
  /** The fields that narrow and order. */
  readonly children: ReactNode;
}

/** What stands above a list: the search, fields that narrow it, and a way to take that off again. */
export const ListFilters = ({ label, placeholder, search, address, clears, columns, children }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.25, mb: 2 }}>
    <SearchField label={label} placeholder={placeholder} value={search ?? ''} onSearch={address.search} />
    <Box sx={{ display: 'grid', gap: 1, pt: 0.5, gridTemplateColumns: { xs: '1fr 1fr', md: columns } }}>
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
