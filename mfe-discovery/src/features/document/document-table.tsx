import { Box } from '@sundara/web/core';
import type { DocumentTable } from './document-content.ts';

const cell = {
  px: { xs: 1.5, sm: 2 },
  py: 1.25,
  textAlign: 'start',
  verticalAlign: 'top',
  borderTop: 1,
  borderColor: 'divider',
  lineHeight: 1.45,
} as const;

/** A table that fits its column on a phone: short cells, two or three columns. */
export const DocumentTableView = ({ table: { caption, columns, rows } }: { table: DocumentTable }) => (
  <Box
    sx={{
      borderRadius: 1.5,
      border: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      overflow: 'hidden',
    }}
  >
    <Box
      component="table"
      sx={{ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' }}
    >
      <Box component="caption" sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5, textAlign: 'start', fontWeight: 600 }}>
        {caption}
      </Box>
      <thead>
        <tr>
          {columns.map((column) => (
            <Box
              component="th"
              scope="col"
              key={column}
              sx={{ ...cell, color: 'text.secondary', fontWeight: 600 }}
            >
              {column}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...rest]) => (
          <tr key={name}>
            <Box component="th" scope="row" sx={{ ...cell, fontWeight: 500 }}>
              {name}
            </Box>
            {rest.map((value, at) => (
              <Box component="td" key={columns[at + 1]} sx={{ ...cell, fontWeight: 600 }}>
                {value}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
