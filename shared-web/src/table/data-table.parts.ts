import { styled } from '@mui/material/styles';
import { RADIUS } from '../core/theme/tokens.ts';
import { TOUCH_LINE } from '../core/theme/touch-line.ts';
import { AS_CARDS } from './card-width.ts';

/** The first and the last cell of a row keep a distance to the frame. */
const edges = {
  paddingInline: '20px 12px',
  '* + &': { paddingInlineStart: 12 },
  '&:last-child': { paddingInlineEnd: 20 },
} as const;

const SHADOW = '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)';

/**
 * The table measures its container, not the screen: next to a sidebar it turns into cards earlier. One of few columns
 * measures nothing but on a phone, and so has cards only there.
 */
export const Place = styled('div')(({ theme: { breakpoints } }) => ({
  containerType: 'inline-size',
  '&[data-few]': { [breakpoints.up('sm')]: { containerType: 'normal' } },
}));

export const Frame = styled('div')(({ theme: { vars } }) => ({
  border: `1px solid ${vars?.palette.divider}`,
  borderRadius: RADIUS.card,
  backgroundColor: vars?.palette.background.paper,
  boxShadow: SHADOW,
  // Not 'hidden', which would create a scroll container and keep the header from sticking to the page.
  overflow: 'clip',
  [AS_CARDS]: { border: 0, borderRadius: 0, background: 'none', boxShadow: 'none', overflow: 'visible' },
}));

export const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: '0.9rem',
  lineHeight: 1.4,
  '&[aria-busy=true] > tbody': { opacity: 0.5 },
  [AS_CARDS]: { display: 'block' },
});

export const Head = styled('thead')({
  [AS_CARDS]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const HeadRow = styled('tr')({ [AS_CARDS]: { display: 'block', gridColumn: '1 / -1' } });

export const HeadCell = styled('th')(({ theme: { vars, breakpoints } }) => ({
  position: 'sticky',
  top: 64,
  zIndex: 1,
  ...edges,
  paddingBlock: 10,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontWeight: 600,
  fontSize: '0.83rem',
  color: vars?.palette.text.secondary,
  backgroundColor: vars?.palette.background.paper,
  borderBottom: `1px solid ${vars?.palette.divider}`,
  '&[data-align=end]': { textAlign: 'end' },
  // Below the site's sticky bar, which is lower in an area of tools.
  [breakpoints.up('md')]: { top: 'var(--bar-height, 76px)' },
}));

export const Body = styled('tbody')({
  transition: 'opacity 150ms ease',
  [AS_CARDS]: {
    display: 'grid',
    gap: 12,
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
  },
});

export const Row = styled('tr')(({ theme: { vars } }) => ({
  transition: 'background-color 150ms ease',
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: `rgb(${vars?.palette.secondary.mainChannel} / 35%)` },
  },
  '&:not(:last-of-type) > *': { borderBottom: `1px solid ${vars?.palette.divider}` },
  [AS_CARDS]: {
    display: 'grid',
    // The title has two of them, beside what stands in the corner; the second half of a line begins in the second.
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'start',
    gap: '6px 12px',
    padding: '14px 16px',
    border: `1px solid ${vars?.palette.divider}`,
    borderRadius: RADIUS.card,
    backgroundColor: vars?.palette.background.paper,
    boxShadow: SHADOW,
    '&:not(:last-of-type) > *': { borderBottom: 0 },
  },
}));

/** The heading of a group of rows; above its cards it has a line of its own. */
export const GroupCell = styled('th')(({ theme: { vars } }) => ({
  ...edges,
  paddingBlock: '14px 6px',
  textAlign: 'start',
  fontWeight: 600,
  color: vars?.palette.text.secondary,
  borderBottom: `1px solid ${vars?.palette.divider}`,
  'tbody + tbody &': { borderTop: `1px solid ${vars?.palette.divider}` },
  [AS_CARDS]: {
    display: 'block',
    '&, * + &, &:last-child': { padding: '8px 0 0' },
    '&, tbody + tbody &': { border: 0 },
  },
}));

const cell = {
  ...edges,
  paddingBlock: 12,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: 400,
  '&[data-align=end]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
  // A button is as high as a finger is wide, and needs no room besides.
  '&[data-card=actions]': { paddingBlock: 2 },
  // Two lines of a dense row are no higher than its buttons.
  '[data-dense=true] &': {
    paddingBlock: 4,
    lineHeight: 1.25,
    '&[data-card=actions], &[data-card=corner]': { paddingBlock: 0 },
  },
} as const;

const bare = { '&, * + &, &:last-child': { padding: 0 } };

export const Cell = styled('td')(({ theme: { vars } }) => ({
  ...cell,
  [AS_CARDS]: {
    ...bare,
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: 16,
    textAlign: 'end',
    overflowWrap: 'anywhere',
    '&::before': {
      // The empty alternative keeps the label from being read twice; the second form is for browsers that support it.
      content: ['attr(data-label)', 'attr(data-label) / ""'],
      flexShrink: 0,
      color: vars?.palette.text.secondary,
    },
    // A row without actions has no line for them.
    '&[data-card=hidden], &[data-card=actions]:empty': { display: 'none' },
    '&[data-card=half]': { gridColumn: 1, justifyContent: 'flex-start', gap: 8, textAlign: 'start' },
    '[data-card=half] + &[data-card=half]': { gridColumn: '2 / -1', justifyContent: 'flex-end' },
    '&[data-card=corner]': {
      gridColumn: 3,
      justifyContent: 'flex-end',
      order: -1,
      '&::before': { content: 'none' },
    },
    '&[data-card=actions]': {
      justifyContent: 'flex-end',
      padding: 0,
      marginBlock: '4px -14px',
      borderTop: `1px solid ${vars?.palette.divider}`,
      '&::before': { content: 'none' },
    },
  },
}));

/** The row header cell; on a card it comes first, whatever its column. A name that is a link can be touched well. */
export const NameCell = styled('th')({
  ...cell,
  fontWeight: 600,
  '& a': TOUCH_LINE,
  [AS_CARDS]: { ...bare, gridColumn: '1 / 3', order: -2, minWidth: 0, marginBottom: 4, fontSize: '1rem' },
});
