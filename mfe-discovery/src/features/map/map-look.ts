import { BRONZE, styled } from '@sundara/web/core';
import { overlayLook } from './overlay-look.ts';
import { FONT_SIZE } from './plan/place-labels.ts';

/** How much bronze tints each zone of the city, so that neighbours differ a little. */
const ZONE_TINTS = [0, 7, 3, 9, 5, 2];

/**
 * The style of a map and of all its parts, from the tokens; the metro's colours are its own, tuned to each scheme. All
 * of it is in one place because moving parts are drawn sixty times a second, and must then only move.
 */
export const MapLook = styled('div')(({ theme }) => {
  const palette = (theme.vars ?? theme).palette;
  return {
    '--outside': palette.secondary.main,
    '--land': palette.background.default,
    '--tint': BRONZE,
    '--border': palette.divider,
    '--edge': `color-mix(in srgb, ${BRONZE} 55%, var(--border))`,
    '--red': '#B9564B',
    '--green': '#57875A',
    '--blue': '#46759F',
    ...theme.applyStyles('dark', {
      '--outside': palette.background.default,
      '--land': palette.background.paper,
      '--red': '#D98B80',
      '--green': '#8BBE8E',
      '--blue': '#86B1D8',
    }),
    position: 'relative',
    // What lies over the map stays below the page's sticky bars.
    isolation: 'isolate',
    width: '100%',
    height: '100%',
    background: 'var(--outside)',
    color: palette.text.primary,
    userSelect: 'none',
    // Not 'hidden': a browser scrolls such a box to what has the focus, which would separate the map from its pins.
    overflow: 'clip',
    '& svg.ground': { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' },
    '& .edge path': {
      fill: 'none',
      stroke: 'var(--edge)',
      strokeWidth: 3,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
    '& .wards path': {
      stroke: 'var(--border)',
      strokeWidth: 1,
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
    },
    ...Object.fromEntries(
      ZONE_TINTS.map((share, zone) => [
        `& .zone-${zone}`,
        { fill: `color-mix(in srgb, var(--tint) ${share}%, var(--land))` },
      ]),
    ),
    '& .here-ward': {
      fill: `color-mix(in srgb, var(--tint) 26%, var(--land))`,
      stroke: 'var(--tint)',
      strokeWidth: 1.5,
      vectorEffect: 'non-scaling-stroke',
    },
    '& .lines path': {
      fill: 'none',
      strokeWidth: 2.5,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      opacity: 0.85,
    },
    '& .line-red': { stroke: 'var(--red)' },
    '& .line-green': { stroke: 'var(--green)' },
    '& .line-blue': { stroke: 'var(--blue)' },
    '& .stations circle': {
      fill: 'var(--land)',
      stroke: palette.text.secondary,
      strokeWidth: 1.25,
    },
    '& text': { stroke: 'var(--land)', strokeWidth: 3.5, strokeLinejoin: 'round', paintOrder: 'stroke' },
    '& .label-locality': { fill: palette.text.primary, fontSize: FONT_SIZE.locality, fontWeight: 600 },
    '& .label-station': { fill: palette.text.secondary, fontSize: FONT_SIZE.station, fontWeight: 500 },
    '& .label-ward': {
      fill: palette.text.secondary,
      fontSize: FONT_SIZE.ward,
      letterSpacing: '0.06em',
      textTransform: 'uppercase',
      opacity: 0.8,
    },
    '& .rings circle': {
      fill: 'none',
      stroke: palette.primary.main,
      strokeWidth: 1.25,
      strokeDasharray: '3 5',
      opacity: 0.7,
    },
    '& .rings text': { fill: palette.primary.main, fontSize: 11, fontWeight: 600 },
    '& .rings .origin': {
      fill: palette.primary.main,
      stroke: 'var(--land)',
      strokeWidth: 3,
      strokeDasharray: 'none',
      opacity: 1,
    },
    '& .way': {
      fill: 'none',
      stroke: palette.text.secondary,
      strokeWidth: 1.5,
      strokeDasharray: '1 5',
      strokeLinecap: 'round',
    },
    '& .pin path': { fill: palette.primary.main, stroke: 'var(--land)', strokeWidth: 2 },
    '& .pin circle': { fill: 'var(--land)' },
    '& .stems path': { fill: palette.primary.main, stroke: 'var(--land)', strokeWidth: 0.75 },
    '& .stems circle': { fill: palette.primary.main, stroke: 'var(--land)', strokeWidth: 1.5 },
    '& .stems .looked': { fill: palette.text.primary },
    ...overlayLook(palette),
  };
});
