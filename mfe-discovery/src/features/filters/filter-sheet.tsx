import { Button } from '@sundara/web/core';
import { BottomSheet } from '@sundara/web/dialog';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

export interface FilterSheetProps extends FilterFieldsProps {
  /** 'Show 24 salons'. */
  readonly done: string;
  readonly busy: boolean;
  /** Undefined when there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The filters on a phone: a sheet that rises from the bottom. Each choice applies to the list behind at once. */
export const FilterSheet = ({ done, busy, onClear, onClose, ...fields }: FilterSheetProps) => (
  <BottomSheet
    title="Filters"
    closeLabel="Close the filters"
    onClose={onClose}
    foot={
      <>
        <Button onClick={onClear} sx={{ visibility: onClear ? 'visible' : 'hidden' }}>
          Clear All
        </Button>
        <Button variant="contained" size="large" onClick={onClose} sx={{ minWidth: 190 }} aria-busy={busy}>
          {done}
        </Button>
      </>
    }
  >
    <FilterFields {...fields} />
  </BottomSheet>
);
