import type { ReactNode } from 'react';
import { Box } from '../core/box.tsx';

interface StatCardsProps {
  readonly label: string;
  /** While new figures are loading, the old ones remain, dimmed. */
  readonly busy?: boolean;
  /** How many columns there are if there is space; by default as many as fit. */
  readonly columns?: number;
  /** Side by side on phones too, each label above its figure, without icons: for short counts above a list. */
  readonly abreast?: boolean;
  readonly children: ReactNode;
}

/** Two and two where four have no space, so that none is left alone below three. */
const FOUR = { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };

const ABREAST = {
  '&[data-abreast]': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
    '& > div': {
      gridTemplateColumns: '1fr',
      gridTemplateAreas: '"label" "value"',
      alignContent: 'space-between',
      px: 1.5,
    },
    '& dt': { fontSize: '0.83rem', lineHeight: 1.3 },
    '& > div > [aria-hidden]': { display: 'none' },
  },
};

/** Figures side by side, or one below the other on a phone. */
export const StatCards = ({ label, busy = false, columns, abreast, children }: StatCardsProps) => (
  <Box
    component="dl"
    aria-label={label}
    aria-busy={busy}
    data-abreast={abreast || undefined}
    sx={({ breakpoints }) => ({
      m: 0,
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns:
        columns === 4
          ? FOUR
          : {
              xs: '1fr',
              sm: 'repeat(auto-fit, minmax(180px, 1fr))',
              ...(columns && { md: `repeat(${columns}, minmax(0, 1fr))` }),
            },
      transition: 'opacity 150ms ease',
      '&[aria-busy=true]': { opacity: 0.5 },
      [breakpoints.down('sm')]: ABREAST,
    })}
  >
    {children}
  </Box>
);
