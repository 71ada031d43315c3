import { Box, Button } from '@sundara/web/core';
import { type ListAddress, SearchField } from '@sundara/web/table';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ListLook } from '../list-look.ts';
import type { FilterChip } from './filter-chip.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterSheet } from './filter-sheet.tsx';

interface Props {
  readonly search: ListLook<never>['search'];
  /** The text that is searched for. */
  readonly text: string;
  readonly address: ListAddress;
  /** The filters that are set, apart from the search. */
  readonly chips: readonly FilterChip[];
  /** Names in the address that 'Clear filters' removes. */
  readonly set: readonly string[];
  /** How many rows fit; undefined while that is not known. */
  readonly total: number | undefined;
  /** The fields that filter and sort. */
  readonly children: ReactNode;
}

/** A list's tools on a phone: the search, and one button for the fields, so that rows come first. */
export const FoldedTools = ({ search, text, address, chips, set, total, children }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {search && (
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <SearchField {...search} value={text} onSearch={address.search} />
          </Box>
        )}
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          startIcon={<SlidersHorizontal size={18} aria-hidden />}
          onClick={() => setOpen(true)}
          sx={{ flexShrink: 0, px: 2, bgcolor: 'background.paper' }}
        >
          {chips.length > 0 ? `Filters (${chips.length})` : 'Filters'}
        </Button>
      </Box>
      <FilterChips chips={chips} onRemove={address.clear} onClear={() => address.clear(set)} />
      {open && (
        <FilterSheet
          total={total}
          busy={address.busy}
          onClear={set.length > 0 ? () => address.clear(set) : undefined}
          onClose={() => setOpen(false)}
        >
          {children}
        </FilterSheet>
      )}
    </Box>
  );
};
