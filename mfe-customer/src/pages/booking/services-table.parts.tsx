import { Box, visuallyHidden } from '@sundara/web/core';
import type { ReactNode } from 'react';

const COLUMNS = [
  ['Service', 'start'],
  ['Description', 'start'],
  ['Duration', 'end'],
  ['Price', 'end'],
] as const;

/** At this width there is room for a table; below it each row is a card. */
const WIDE = '@container (min-width: 560px)';

/** With cards, the column headers are for screen readers only. */
const NARROW = '@container (max-width: 559.95px)';
const HEARD = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const line = { borderTop: 1, borderColor: 'divider' } as const;

/** Roles are explicit because browsers drop them from table elements with another `display`. */
export const Table = ({ children }: { children: ReactNode }) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Box
      component="table"
      role="table"
      sx={{ display: 'block', width: '100%', borderCollapse: 'collapse', [WIDE]: { display: 'table' } }}
    >
      <caption style={visuallyHidden}>Booked services</caption>
      <Box component="thead" role="rowgroup" sx={{ [NARROW]: HEARD }}>
        <Box component="tr" role="row">
          {COLUMNS.map(([name, align]) => (
            <Box
              component="th"
              role="columnheader"
              scope="col"
              key={name}
              sx={{
                pb: 1,
                pr: 2,
                textAlign: align,
                fontSize: '0.83rem',
                fontWeight: 600,
                color: 'text.secondary',
                '&:last-child': { pr: 0 },
              }}
            >
              {name}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="tbody"
        role="rowgroup"
        sx={{ display: 'block', [WIDE]: { display: 'table-row-group' } }}
      >
        {children}
      </Box>
    </Box>
  </Box>
);

const card = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gridTemplateAreas: '"name price" "description description" "duration duration"',
  columnGap: 2,
  rowGap: 0.25,
  py: 1.5,
  ...line,
  [WIDE]: { display: 'table-row' },
} as const;

export const Row = ({ children }: { children: ReactNode }) => (
  <Box component="tr" role="row" sx={card}>
    {children}
  </Box>
);

/** The totals below the rows. */
export const TotalRow = ({ children }: { children: ReactNode }) => (
  <Box component="tr" role="row" sx={{ ...card, '& > th': { fontWeight: 700 }, borderTopWidth: 2 }}>
    {children}
  </Box>
);

export const NameCell = ({ children }: { children: ReactNode }) => (
  <Box
    component="th"
    role="rowheader"
    scope="row"
    sx={{
      gridArea: 'name',
      textAlign: 'start',
      fontWeight: 600,
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      [WIDE]: { py: 1.5, pr: 2 },
    }}
  >
    {children}
  </Box>
);

interface CellProps {
  readonly area: 'description' | 'duration' | 'price';
  readonly children?: ReactNode;
}

export const Cell = ({ area, children }: CellProps) => (
  <Box
    component="td"
    role="cell"
    sx={{
      gridArea: area,
      p: 0,
      verticalAlign: 'top',
      fontVariantNumeric: 'tabular-nums lining-nums',
      ...(area === 'description' && { maxWidth: '44ch', '&:empty': { display: 'none' } }),
      ...(area !== 'price' && { color: 'text.secondary' }),
      [WIDE]: {
        py: 1.5,
        ...(area !== 'price' && { pr: 2 }),
        ...(area !== 'description' && { textAlign: 'end', whiteSpace: 'nowrap' }),
        ...(area === 'description' && { '&:empty': { display: 'table-cell' } }),
      },
    }}
  >
    {children}
  </Box>
);
