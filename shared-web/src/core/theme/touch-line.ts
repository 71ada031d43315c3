/**
 * For a link that stands alone on a line: as high as a finger needs (44 px), over the space of its neighbours, which stay
 * where they are.
 */
export const TOUCH_LINE = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  marginBlock: '-12px',
} as const;
