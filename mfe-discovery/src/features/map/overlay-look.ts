import { COVERING_FOCUS_RING, styled } from '@sundara/web/core';

interface Palette {
  readonly primary: { readonly main: string; readonly contrastText: string };
  readonly secondary: { readonly contrastText: string };
  readonly text: { readonly primary: string };
  readonly background: { readonly default: string };
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
      zIndex: 2,
      fontSize: '0.9rem',
      fontWeight: 700,
      color: palette.primary.contrastText,
    },
    '& .pin-button > span': {
      ...round,
      width: 34,
      height: 34,
      border: '2px solid var(--land)',
      background: palette.primary.main,
      boxShadow: '0 4px 12px rgb(42 28 20 / 28%)',
      transition: 'width 150ms ease, height 150ms ease, background-color 150ms ease',
    },
    '& .pin-button[aria-expanded=true]': { zIndex: 3, color: palette.background.default },
    '& .pin-button[aria-expanded=true] > span': { background: palette.text.primary },
    '& .pin-button:hover': { zIndex: 4 },
    '& .pin-button:hover > span, & .pin-button[aria-expanded=true] > span': { width: 40, height: 40 },
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
