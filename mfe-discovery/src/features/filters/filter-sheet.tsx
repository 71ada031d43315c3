import { Box, Button, IconButton } from '@sundara/web/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sundara/web/form';
import { X } from 'lucide-react';
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
  <Dialog
    open
    onClose={onClose}
    aria-labelledby="filter-sheet"
    sx={{ '& .MuiDialog-container': { alignItems: 'flex-end' } }}
    slotProps={{
      paper: {
        sx: {
          m: 0,
          width: '100%',
          maxWidth: 600,
          maxHeight: 'calc(100% - 40px)',
          borderRadius: '20px 20px 0 0',
          '@media (prefers-reduced-motion: no-preference)': {
            animation: 'sundara-rise 260ms cubic-bezier(0.2, 0.8, 0.2, 1)',
            '@keyframes sundara-rise': { from: { transform: 'translateY(40%)' } },
          },
        },
      },
    }}
  >
    <Box
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pl: 2.5, pr: 1, pt: 1 }}
    >
      <DialogTitle id="filter-sheet" sx={{ p: 0 }}>
        Filters
      </DialogTitle>
      <IconButton aria-label="Close the filters" onClick={onClose}>
        <X size={20} aria-hidden />
      </IconButton>
    </Box>
    <DialogContent sx={{ px: 2.5, pt: '12px !important' }}>
      <FilterFields {...fields} />
    </DialogContent>
    <DialogActions
      sx={{
        px: 2.5,
        py: 1.5,
        pb: 'calc(12px + env(safe-area-inset-bottom))',
        justifyContent: 'space-between',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Button onClick={onClear} sx={{ visibility: onClear ? 'visible' : 'hidden' }}>
        Clear All
      </Button>
      <Button variant="contained" size="large" onClick={onClose} sx={{ minWidth: 190 }} aria-busy={busy}>
        {done}
      </Button>
    </DialogActions>
  </Dialog>
);
