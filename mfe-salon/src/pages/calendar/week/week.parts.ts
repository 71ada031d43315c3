import { BRONZE, FOCUS_RING, styled } from '@sundara/web/core';

/** Narrower days would cut names off after a few letters; the week scrolls sideways instead. */
const LEAST_PX = 960;

/** A week: people in rows, days in columns. `--share` of a link is how full its day is, `data-state` a visit's state. */
export const Week = styled('table')(({ theme: { vars } }) => {
  const palette = vars?.palette;
  const look = (ink: string | undefined, fill: string | undefined) => ({ '--ink': ink, '--fill': fill });
  return {
    width: '100%',
    minWidth: LEAST_PX,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: palette?.background.paper,
    '& th, & td': {
      padding: 4,
      borderBottom: `1px solid ${palette?.divider}`,
      textAlign: 'start',
      verticalAlign: 'top',
      fontWeight: 400,
    },
    '& td': { borderLeft: `1px solid ${palette?.divider}` },
    '& tbody tr:last-of-type > *': { borderBottom: 0 },
    '& thead th': { fontWeight: 600, padding: '12px 4px 12px 10px', whiteSpace: 'nowrap' },
    '& thead th:first-of-type': { width: 112 },
    '& thead th[data-today=true]': { boxShadow: `inset 0 -3px 0 ${BRONZE}` },
    '& tbody th': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      padding: '10px 8px 10px 14px',
      fontWeight: 600,
      backgroundColor: palette?.background.paper,
    },
    '& th a': { color: 'inherit', textDecoration: 'none' },
    '& th a:hover': { textDecoration: 'underline' },
    '& td a': {
      display: 'block',
      minHeight: 44,
      padding: '5px 8px 7px',
      borderRadius: 8,
      color: palette?.text.primary,
      fontSize: '0.83rem',
      lineHeight: 1.35,
      textDecoration: 'none',
      background: `color-mix(in srgb, ${BRONZE} calc(var(--share) * 42%), ${palette?.background.default})`,
    },
    '& td a:hover': { boxShadow: `inset 0 0 0 2px ${BRONZE}` },
    '& td svg': { display: 'block', width: '100%', height: 6, marginTop: 5 },
    '& ul': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 4,
      margin: '4px 0 0',
      padding: 0,
      listStyle: 'none',
    },
    '& button': {
      display: 'block',
      width: '100%',
      minHeight: 44,
      padding: '4px 6px 4px 8px',
      border: '1px solid color-mix(in srgb, var(--ink) 30%, transparent)',
      borderLeft: '4px solid var(--ink)',
      borderRadius: 8,
      backgroundColor: 'var(--fill)',
      color: palette?.text.primary,
      font: 'inherit',
      fontSize: '0.8rem',
      lineHeight: 1.35,
      textAlign: 'start',
      cursor: 'pointer',
      '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& b': { fontWeight: 600 },
      '& small': { fontSize: '0.75rem', letterSpacing: '-0.01em' },
    },
    '& button:hover': { boxShadow: '0 4px 16px rgb(42 28 20 / 16%)' },
    '& button:focus-visible': FOCUS_RING,
    '& [data-state=confirmed]': look(palette?.success.main, palette?.success.light),
    '& [data-state=pending]': look(palette?.warning.main, palette?.warning.light),
    '& [data-state=completed]': look(palette?.secondary.contrastText, palette?.secondary.main),
    '& [data-state=disputed], & [data-state=no-show]': look(palette?.error.main, palette?.error.light),
    '& [data-state=no-show] b': { textDecoration: 'line-through' },
  };
});
