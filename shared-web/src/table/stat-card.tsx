import Link from '@mui/material/Link';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Box } from '../core/box.tsx';
import { BRONZE, FOCUS_RING, RADIUS } from '../core/theme/tokens.ts';

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** What exactly is counted. */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  /** Address of what is counted; the whole card is then a link, its figure underlined. */
  readonly to?: string;
  /** On one line with its figure on wide screens too: for counts above a list, which is what people came for. */
  readonly compact?: boolean;
}

/** Makes the whole card a link to what it counts. */
const Lead = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Link
    component={RouterLink}
    to={to}
    preventScrollReset
    color="inherit"
    sx={{
      // Distinguishes it from a figure without a link, even without a hover.
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: BRONZE,
      textUnderlineOffset: '0.18em',
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: `${RADIUS.card}px` },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
      '&:focus-visible::after': FOCUS_RING,
    }}
  >
    {children}
    <span style={visuallyHidden}> {label}: show them</span>
  </Link>
);

const rowsOf = (...rows: readonly (string | undefined)[]): string =>
  rows.flatMap((row) => (row ? `"${row}"` : [])).join(' ');

/** One figure and what it counts; used in StatCards. */
export const StatCard = ({ label, value, hint, icon, to, compact = false }: StatCardProps) => (
  <Box
    sx={{
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: icon ? 'auto 1fr auto' : '1fr auto',
      gridTemplateAreas: {
        xs: rowsOf(
          icon ? 'icon label value' : 'label value',
          hint ? (icon ? 'icon hint hint' : 'hint hint') : undefined,
        ),
        ...(!compact && {
          sm: icon ? '"icon label label" "value value value" "hint hint hint"' : '"label" "value" "hint"',
        }),
      },
      // Next to a card with a longer hint the figures still align.
      alignContent: 'start',
      alignItems: 'center',
      columnGap: 1.5,
      rowGap: compact ? 0 : { xs: 0, sm: 0.5 },
      px: { xs: 2, sm: 2.5 },
      py: { xs: 1.5, sm: compact ? 1.25 : 2 },
      border: 1,
      borderColor: 'divider',
      borderRadius: `${RADIUS.card}px`,
      bgcolor: 'background.paper',
      boxShadow: '0 1px 2px rgb(42 28 20 / 4%), 0 8px 24px rgb(42 28 20 / 5%)',
      transition: 'border-color 150ms ease',
      '&:has(a:hover)': { borderColor: 'primary.light' },
    }}
  >
    <Box component="dt" sx={{ gridArea: 'label', fontWeight: 600, color: 'text.secondary' }}>
      {label}
    </Box>
    {icon && (
      <Box
        aria-hidden
        sx={{
          gridArea: 'icon',
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          borderRadius: '50%',
          bgcolor: 'secondary.main',
          color: 'secondary.contrastText',
        }}
      >
        {icon}
      </Box>
    )}
    <Box
      component="dd"
      sx={{
        gridArea: 'value',
        m: 0,
        fontSize: { xs: '1.2rem', sm: compact ? '1.44rem' : '1.73rem' },
        fontWeight: 600,
        lineHeight: 1.2,
        letterSpacing: '-0.01em',
        fontVariantNumeric: 'tabular-nums lining-nums',
      }}
    >
      {to ? (
        <Lead to={to} label={label}>
          {value}
        </Lead>
      ) : (
        value
      )}
    </Box>
    {hint && (
      <Box component="dd" sx={{ gridArea: 'hint', m: 0, fontSize: '0.83rem', color: 'text.secondary' }}>
        {hint}
      </Box>
    )}
  </Box>
);
