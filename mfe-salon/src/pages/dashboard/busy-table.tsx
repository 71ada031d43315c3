import { BRONZE, ON_BRONZE, styled } from '@sundara/web/core';

/** Shares of bronze in a cell; up to the third the page's text stays readable on it, in both colour schemes. */
const share = (percent: number) => `color-mix(in srgb, ${BRONZE} ${percent}%, transparent)`;

/** Cells as wide as there is room, coloured by `data-level`. */
export const BusyTable = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  fontSize: '0.78rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th': { padding: 0, fontWeight: 500, color: vars?.palette.text.secondary },
  '& thead td, & tbody th': { width: 34 },
  '& tbody th': { textAlign: 'start' },
  '& tbody td': {
    height: 28,
    padding: 0,
    borderRadius: 4,
    textAlign: 'center',
    background: vars?.palette.background.default,
  },
  '& td[data-level="1"]': { background: share(15) },
  '& td[data-level="2"]': { background: share(30) },
  '& td[data-level="3"]': { background: share(45) },
  '& td[data-level="4"]': { background: BRONZE, color: ON_BRONZE, fontWeight: 600 },
}));
