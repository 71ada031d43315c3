import { BRONZE, ON_BRONZE, styled } from '@sundara/web/core';

/** Pixels per minute: an hour is 96 px, five minutes are 8. */
export const PX = 1.6;
/** Width of the column of hours, in pixels. */
const HOURS = 60;

/** The box that scrolls, in both directions if needed; on phones the page itself scrolls. */
export const Scroller = styled('div')(({ theme: { vars, breakpoints } }) => ({
  position: 'relative',
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: 12,
  backgroundColor: vars?.palette.background.paper,
  [breakpoints.up('sm')]: {
    overflow: 'auto',
    height: 'max(420px, calc(100dvh - 290px))',
    overscrollBehavior: 'contain',
    scrollPaddingTop: 64,
    scrollPaddingLeft: HOURS,
  },
  [breakpoints.down('sm')]: { overflow: 'clip' },
}));

/** Heads above, hours at the left, then the columns: `--columns` is their number. */
export const Sheet = styled('div')({
  minWidth: 'fit-content',
  '--tracks': `${HOURS}px repeat(var(--columns), minmax(var(--least, 148px), 1fr))`,
});

export const Heads = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 4,
  display: 'grid',
  gridTemplateColumns: 'var(--tracks)',
  minHeight: 60,
  borderBottom: `1px solid ${vars?.palette.divider}`,
  backgroundColor: vars?.palette.background.paper,
  borderRadius: '12px 12px 0 0',
}));

/** The corner above the hours; it does not scroll away. */
export const Corner = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  borderRadius: '12px 0 0 0',
  backgroundColor: vars?.palette.background.paper,
}));

export const Head = styled('div')(({ theme: { vars } }) => ({
  minWidth: 0,
  padding: '10px 12px 8px',
  borderLeft: `1px solid ${vars?.palette.divider}`,
  lineHeight: 1.3,
  '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& a': { color: 'inherit', textDecoration: 'none', fontWeight: 600 },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { fontSize: '0.8rem', color: vars?.palette.text.secondary },
  '&[data-today=true]': { boxShadow: `inset 0 -3px 0 ${BRONZE}` },
}));

export const Body = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'var(--tracks)',
});

export const Hours = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 3,
  backgroundColor: vars?.palette.background.paper,
  fontSize: '0.78rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars?.palette.text.secondary,
  '& > span': { position: 'absolute', right: 8, transform: 'translateY(-50%)', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { transform: 'translateY(4px)' },
}));

/** All columns together; the dragged block moves over them. */
export const Columns = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  gridColumn: '2 / -1',
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  '& > [data-shield]': { position: 'absolute', inset: 0, zIndex: 4, cursor: 'grabbing' },
  '& > [data-ghost]': {
    position: 'absolute',
    zIndex: 5,
    top: 0,
    left: 0,
    contain: 'strict',
    willChange: 'transform',
    pointerEvents: 'none',
    fontSize: '0.8rem',
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      padding: '1px 10px',
      borderRadius: 8,
      backgroundColor: BRONZE,
      color: ON_BRONZE,
      border: `1px solid ${vars?.palette.background.paper}`,
      overflow: 'hidden',
    },
    '& > div > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
    // Below the block, so that it is readable however short the visit is.
    '& > small': {
      display: 'inline-block',
      marginTop: 4,
      padding: '2px 10px',
      borderRadius: 999,
      backgroundColor: vars?.palette.text.primary,
      color: vars?.palette.background.paper,
      fontSize: '0.78rem',
      fontWeight: 500,
    },
  },
}));

export const NowMark = styled('div')(({ theme: { vars } }) => ({
  position: 'absolute',
  zIndex: 2,
  left: -5,
  right: 0,
  height: 0,
  borderTop: `2px solid ${vars?.palette.error.main}`,
  pointerEvents: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: -6,
    width: 10,
    height: 10,
    borderRadius: '50%',
    backgroundColor: vars?.palette.error.main,
  },
}));

/** What the keyboard can do with a visit; seen at the foot of the grid while one is focused by it. */
export const Keys = styled('p')(({ theme: { vars } }) => ({
  position: 'sticky',
  left: 8,
  bottom: 8,
  zIndex: 4,
  width: 'max-content',
  margin: '-40px 8px 8px',
  padding: '4px 12px',
  borderRadius: 999,
  fontSize: '0.83rem',
  lineHeight: '24px',
  color: vars?.palette.background.paper,
  backgroundColor: vars?.palette.text.primary,
  visibility: 'hidden',
  pointerEvents: 'none',
  // A selector that began with a colon would be read as one of the hint itself.
  '*:has([aria-describedby=calendar-keys]:focus-visible) > &': { visibility: 'visible' },
}));
