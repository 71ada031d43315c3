/** The palette; every pair of text and background is over 4.5:1, as the two contrast tests check. */
export const LIGHT = {
  page: '#FBF7F2',
  surface: '#FFFFFF',
  hairline: '#E8DCCF',
  text: '#2A1C14',
  secondaryText: '#6B5A4E',
  action: '#855427',
  actionHover: '#6E431D',
  onAction: '#FFFFFF',
  softFill: '#F3E7DA',
  onSoftFill: '#7A4B21',
  success: '#2F6B4F',
  successFill: '#E4F1EA',
  danger: '#A3312B',
  dangerFill: '#FBE9E7',
  waiting: '#8A5A00',
  waitingFill: '#FFF4DC',
} as const;

export type Palette = { readonly [name in keyof typeof LIGHT]: string };

export const DARK: Palette = {
  page: '#1B1310',
  surface: '#261B16',
  hairline: '#43342B',
  text: '#F4EAE0',
  secondaryText: '#B8A494',
  action: '#E9B98A',
  actionHover: '#F2CBA4',
  onAction: '#1E1410',
  softFill: '#3A2A21',
  onSoftFill: '#F0CFAE',
  success: '#8FD0AF',
  successFill: '#1E3329',
  danger: '#F2A49D',
  dangerFill: '#3D211E',
  waiting: '#F0C674',
  waitingFill: '#3A2E17',
};

/** The accent for large shapes, with the text colour on it; the same in both schemes. */
export const BRONZE = '#C5905D';
export const ON_BRONZE = '#1E1410';

export const DISPLAY_FONT = "'Fraunces', 'Fraunces Fallback', Georgia, serif";
export const TEXT_FONT = "'Figtree', 'Figtree Fallback', Arial, sans-serif";

/**
 * What has the keyboard's focus: a line in the colour of actions, and the page's colour between it and the control. One
 * of the two differs by 3:1 from the page, from surfaces and from dark grounds (WCAG 2.2, 1.4.11 and 2.4.13).
 */
export const FOCUS_RING = {
  outline: '3px solid var(--mui-palette-primary-main)',
  outlineOffset: '2px',
  boxShadow: '0 0 0 2px var(--mui-palette-background-default)',
} as const;

/**
 * The ring for a control whose surroundings would cut or cover what is outside it: both lines are within its edges. They
 * are 15:1 apart, so that one of them differs by 3:1 from any ground.
 */
export const INNER_FOCUS_RING = {
  outline: '3px solid var(--mui-palette-text-primary)',
  outlineOffset: '-3px',
  boxShadow: 'inset 0 0 0 5px var(--mui-palette-background-default)',
} as const;

/** The inner ring for a control that is filled by a picture, which covers the control's own lines: styles of '&::after'. */
export const COVERING_FOCUS_RING = {
  content: '""',
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  borderRadius: 'inherit',
  pointerEvents: 'none',
  ...INNER_FOCUS_RING,
} as const;

export const RADIUS = { card: 12, field: 8 } as const;
