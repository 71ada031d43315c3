import { Box, Button, NEEDS_SCRIPT, Typography, useMedia, visuallyHidden } from '@sundara/web/core';
import { Map as MapIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { ListingAddress } from '../../features/filters/listing-address.ts';
import { isMapShown } from './map-view.ts';

interface Props {
  readonly id: string;
  /** 'Showing 13–24 of 144 salons'; undefined while there is nothing to count. */
  readonly count: string | undefined;
  readonly busy: boolean;
  readonly view: ListingAddress['view'];
  readonly onMap: (wide: boolean) => void;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** One switch for each width at which the map has another place; styles show the one that fits. */
const SWITCHES = [
  { wide: false, display: { xs: 'none', md: 'inline-flex', lg: 'none' } },
  { wide: true, display: { xs: 'none', lg: 'inline-flex' } },
] as const;

/** How many salons there are and which of them are shown, announced when it changes; and the map's switch. */
export const ResultsHead = ({ id, count, busy, view, onMap, ref }: Props) => {
  const known = useMedia('(min-width: 1200px)');
  return (
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
      {SWITCHES.filter(({ wide }) => wide === (known ?? wide)).map(({ wide, display }) => (
        <Button
          key={String(wide)}
          variant="outlined"
          onClick={() => onMap(wide)}
          aria-pressed={isMapShown(view, wide)}
          startIcon={<MapIcon size={18} aria-hidden />}
          sx={[{ flexShrink: 0, display }, NEEDS_SCRIPT]}
        >
          {isMapShown(view, wide) ? 'Hide map' : 'Show map'}
        </Button>
      ))}
    </Box>
  );
};
