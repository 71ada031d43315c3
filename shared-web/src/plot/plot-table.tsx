import { visuallyHidden } from '@mui/utils';
import { Box } from '../core/box.tsx';
import type { PlotProps } from './plot-data.ts';

/** All data of a plot, as a table that can be opened. */
export const PlotTable = ({ label, data: { steps, series, stepName = 'Time' }, text }: PlotProps) => (
  <Box
    component="details"
    sx={{
      mt: 1,
      '& summary': {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        cursor: 'pointer',
        fontWeight: 600,
      },
      '& summary::before': { content: '"+"', width: '1.2em', color: 'primary.main' },
      '&[open] summary::before': { content: '"–"' },
      '& table': {
        borderCollapse: 'collapse',
        fontSize: '0.9rem',
        fontVariantNumeric: 'tabular-nums lining-nums',
      },
      '& th, & td': { textAlign: 'end', py: 0.5, pr: 3, fontWeight: 400 },
      '& th:first-of-type': { textAlign: 'start' },
      '& thead th': { fontWeight: 600, color: 'text.secondary' },
    }}
  >
    <summary>The same as a table</summary>
    <table>
      <caption style={visuallyHidden}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{stepName}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map((step, index) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            {series.map(({ name, values }) => {
              const value = values[index];
              return <td key={name}>{value === null || value === undefined ? '–' : text(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </Box>
);
