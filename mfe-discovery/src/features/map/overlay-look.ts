import { COVERING_FOCUS_RING, styled } from '@sundara/web/core';
import { HALF_HEIGHT } from './plan/spread-pins.ts';

interface Palette {
  readonly primary: { readonly main: string; readonly contrastText: string };
  readonly secondary: { readonly contrastText: string };
  readonly text: { readonly primary: string; readonly secondary: string };
  readonly background: { readonly default: string; readonly paper: string };
}

/** A target of 44 pixels around its point, whatever is drawn in it. */
const target = {
  position: 'absolute',
  top: -22,
  left: -22,
  width: 44,
  height: 44,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  font: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
} as const;
/** A pin whose card, or whose salon in the list, is looked at. */
const LOOKED = '.pin-button:is([aria-expanded=true], [data-looked=true])';
const round = { display: 'grid', placeItems: 'center', borderRadius: '50%' } as const;

/** The box in which the map moves. */
export const Stage = styled('section')({
  position: 'absolute',
  inset: 0,
  // Not 'hidden': a browser scrolls such a box to what has the focus, which would separate the map from its pins.
  overflow: 'clip',
  borderRadius: 'inherit',
  touchAction: 'pan-x pan-y',
  cursor: 'grab',
  '&:active': { cursor: 'grabbing' },
  '&:focus-visible': { outline: 'none' },
  // Above the pins.
  '&:focus-visible::after': { ...COVERING_FOCUS_RING, zIndex: 5 },
});

/** The style of what lies over the ground: pins and counts. */
export const overlayLook = (palette: Palette) =>
  ({
    '& ol, & ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .pin-button': {
      ...target,
      // Its width is its text's, its middle is at its place.
      left: 0,
      zIndex: 2,
      borderRadius: 999,
      fontSize: '0.85rem',
      fontWeight: 700,
      lineHeight: 1,
      whiteSpace: 'nowrap',
      color: palette.text.primary,
    },
    '& .pin-button > span': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'center',
      width: '100%',
      height: 2 * HALF_HEIGHT,
      lineHeight: `${2 * HALF_HEIGHT - 3}px`,
      borderRadius: 999,
      border: `1.5px solid ${palette.primary.main}`,
      background: palette.background.paper,
      boxShadow: '0 4px 12px rgb(42 28 20 / 22%)',
      transition: 'transform 150ms ease, background-color 150ms ease, color 150ms ease',
    },
    '& .pin-button small': { whiteSpace: 'pre', fontSize: '0.72rem', fontWeight: 500, opacity: 0.85 },
    // A second edge behind the first, as of a pile.
    '& .pin-button.several > span': {
      boxShadow: `3px 3px 0 -1px ${palette.background.paper}, 3px 3px 0 0.5px ${palette.primary.main}, 0 4px 12px rgb(42 28 20 / 22%)`,
    },
    [`& ${LOOKED}`]: { zIndex: 3, color: palette.background.default },
    [`& ${LOOKED} > span`]: {
      background: palette.text.primary,
      borderColor: palette.text.primary,
      transform: 'scale(1.08)',
    },
    '& .pin-button:hover, & .pin-button:focus-visible': { zIndex: 4 },
    '& .bubble': {
      ...target,
      zIndex: 1,
      fontSize: '0.8rem',
      fontWeight: 600,
      color: palette.secondary.contrastText,
    },
    '& .bubble > span': {
      ...round,
      border: '1px solid var(--edge)',
      background: 'color-mix(in srgb, var(--tint) 20%, var(--land))',
      transition: 'background-color 150ms ease, transform 150ms ease',
    },
    '& .bubble:hover > span': {
      transform: 'scale(1.1)',
      background: 'color-mix(in srgb, var(--tint) 40%, var(--land))',
    },
    '& .map-end': { position: 'absolute', bottom: 0, outline: 'none' },
  }) as const;
