import { Box, Link } from '@sundara/web/core';
import { memo } from 'react';
import { METRO_ATTRIBUTION, WARDS_ATTRIBUTION } from '../city/data/city.data.ts';

const OSM = 'https://www.openstreetmap.org/copyright';

/** The size of the line in the map's corner, in pixels. */
export const ATTRIBUTION = { width: 250, height: 29 } as const;

/** Who made the map's data: always visible, in full on request. */
export const Attribution = memo(() => (
  <Box
    component="details"
    sx={{
      position: 'absolute',
      zIndex: 4,
      right: 0,
      bottom: 0,
      maxWidth: '100%',
      fontSize: '0.72rem',
      lineHeight: 1.4,
      color: 'text.secondary',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderTopLeftRadius: 8,
      cursor: 'auto',
      '& summary': {
        position: 'relative',
        listStyle: 'none',
        cursor: 'pointer',
        minHeight: 28,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 1.25,
      },
      // The line is low, its touch target is not.
      '& summary::before': { content: '""', position: 'absolute', inset: '-16px 0 0' },
      '& summary::-webkit-details-marker': { display: 'none' },
      '& p': { m: 0, px: 1.25, pb: 1, maxWidth: 420, overflowWrap: 'anywhere', userSelect: 'text' },
      '&[open]': { zIndex: 6 },
    }}
  >
    <summary>
      © OpenStreetMap contributors
      <Box component="span" sx={{ textDecoration: 'underline' }}>
        Map data
      </Box>
    </summary>
    <p>
      Wards: {WARDS_ATTRIBUTION}.{' '}
      <Link href={OSM} target="_blank" rel="noopener">
        Their licence
      </Link>
    </p>
    <p>Metro: {METRO_ATTRIBUTION}.</p>
  </Box>
));
