import { Box, IconButton } from '@sundara/web/core';
import { Minus, Plus, Scan } from 'lucide-react';
import { memo } from 'react';
import { ZOOM_STEP } from './map-keys.ts';

/** The size of the buttons in the map's corner, in pixels. */
export const BUTTONS = { width: 64, height: 154 } as const;

interface Props {
  /** Called with the zoom factor. */
  readonly onZoom: (factor: number) => void;
  readonly onHome: () => void;
}

/** Buttons for what wheel and fingers do. */
export const MapButtons = memo(({ onZoom, onHome }: Props) => (
  <Box
    sx={{
      position: 'absolute',
      zIndex: 5,
      top: 12,
      right: 12,
      display: 'grid',
      borderRadius: 1,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      boxShadow: '0 4px 16px rgb(42 28 20 / 14%)',
      '& button': { borderRadius: 0, color: 'text.primary' },
      '& button + button': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <IconButton aria-label="Zoom in" onClick={() => onZoom(ZOOM_STEP)}>
      <Plus size={20} aria-hidden />
    </IconButton>
    <IconButton aria-label="Zoom out" onClick={() => onZoom(1 / ZOOM_STEP)}>
      <Minus size={20} aria-hidden />
    </IconButton>
    <IconButton aria-label="Show all salons of the list" onClick={onHome}>
      <Scan size={18} aria-hidden />
    </IconButton>
  </Box>
));
