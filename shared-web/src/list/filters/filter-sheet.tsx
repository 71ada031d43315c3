import { Box, Button } from '@sundara/web/core';
import { BottomSheet } from '@sundara/web/dialog';
import type { ReactNode } from 'react';

interface Props {
  /** How many rows fit; undefined while that is not known. */
  readonly total: number | undefined;
  readonly busy: boolean;
  /** Undefined when there is nothing to clear. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

const resultsText = (total: number | undefined): string => {
  if (total === undefined) return 'Show results';
  return `Show ${new Intl.NumberFormat('en-IN').format(total)} ${total === 1 ? 'result' : 'results'}`;
};

/** A list's fields on a phone. Each choice applies to the list behind at once. */
export const FilterSheet = ({ total, busy, onClear, onClose, children }: Props) => (
  <BottomSheet
    title="Filters"
    closeLabel="Close the filters"
    onClose={onClose}
    foot={
      <>
        <Button onClick={onClear} sx={{ visibility: onClear ? 'visible' : 'hidden' }}>
          Clear filters
        </Button>
        <Button variant="contained" size="large" onClick={onClose} aria-busy={busy}>
          {resultsText(total)}
        </Button>
      </>
    }
  >
    <Box sx={{ display: 'grid', gap: 2.5, pt: 1, pb: 0.5 }}>{children}</Box>
  </BottomSheet>
);
