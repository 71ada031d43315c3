import { Box, Button, Typography, visuallyHidden } from '@sundara/web/core';
import { Map as MapIcon } from 'lucide-react';
import type { Ref } from 'react';

interface Props {
  readonly id: string;
  /** 'Showing 13–24 of 144 salons'; undefined while there is nothing to count. */
  readonly count: string | undefined;
  readonly busy: boolean;
  readonly mapIsShown: boolean;
  readonly onMap: () => void;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** How many salons there are and which of them are shown, announced when it changes; and the map's switch. */
export const ResultsHead = ({ id, count, busy, mapIsShown, onMap, ref }: Props) => (
  <Box
    sx={{
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 2,
      minHeight: 48,
      mb: 0.5,
    }}
  >
    <Typography
      ref={ref}
      id={id}
      variant="h4"
      component="h2"
      tabIndex={-1}
      sx={{ outline: 'none', fontVariantNumeric: 'tabular-nums lining-nums' }}
    >
      {count ?? 'Salons'}
    </Typography>
    <Box role="status" sx={visuallyHidden}>
      {busy ? '' : count}
    </Box>
    <Button
      variant="outlined"
      onClick={onMap}
      aria-pressed={mapIsShown}
      startIcon={<MapIcon size={18} aria-hidden />}
      sx={{ flexShrink: 0, display: { xs: 'none', md: 'inline-flex' } }}
    >
      {mapIsShown ? 'Hide map' : 'Show map'}
    </Button>
  </Box>
);
