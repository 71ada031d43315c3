import { Box, ButtonBase, INNER_FOCUS_RING, NEEDS_SCRIPT, SCREEN_ONLY } from '@sundara/web/core';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';

interface Props {
  /** How many filters are active. */
  readonly filters: number;
  readonly mapIsShown: boolean;
  readonly onFilters: () => void;
  /** The filters will be opened soon. */
  readonly onNear: () => void;
  readonly onMap: () => void;
}

const PART = {
  minHeight: 52,
  px: 2.5,
  gap: 1,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderRadius: 999,
  '&:focus-visible': INNER_FOCUS_RING,
} as const;

/** The bar within the thumb's reach on a narrow screen, wherever the list is scrolled: the filters, and map or list. */
export const PhoneBar = ({ filters, mapIsShown, onFilters, onNear, onMap }: Props) => (
  <Box
    sx={{
      ...NEEDS_SCRIPT,
      ...SCREEN_ONLY,
      display: { md: 'none' },
      position: 'fixed',
      zIndex: 'speedDial',
      bottom: 'calc(16px + env(safe-area-inset-bottom))',
      left: '50%',
      transform: 'translateX(-50%)',
      borderRadius: 999,
      bgcolor: 'text.primary',
      color: 'background.default',
      boxShadow: '0 8px 28px rgb(42 28 20 / 35%)',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <ButtonBase
        onClick={onFilters}
        onPointerDown={onNear}
        onFocus={onNear}
        aria-haspopup="dialog"
        sx={PART}
      >
        <SlidersHorizontal size={18} aria-hidden />
        {filters > 0 ? `Filters (${filters})` : 'Filters'}
      </ButtonBase>
      <Box aria-hidden sx={{ width: '1px', height: 24, bgcolor: 'background.default', opacity: 0.35 }} />
      <ButtonBase onClick={onMap} sx={{ ...PART, minWidth: 104 }}>
        {mapIsShown ? <List size={18} aria-hidden /> : <MapIcon size={18} aria-hidden />}
        {mapIsShown ? 'List' : 'Map'}
      </ButtonBase>
    </Box>
  </Box>
);
