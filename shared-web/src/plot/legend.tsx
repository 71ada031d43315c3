import { styled } from '@mui/material/styles';
import type { PlotProps, Series } from './plot-data.ts';
import { LINE_LOOKS, PlotFrame } from './plot-look.tsx';

const Row = styled(PlotFrame)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 20px',
  marginBottom: 8,
  fontSize: '0.9rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});

/** A sample of a line, as it is drawn. */
const Sample = ({ line }: { line: number }) => {
  const { Point, name, dash } = LINE_LOOKS[line % LINE_LOOKS.length] ?? LINE_LOOKS[0];
  return (
    <svg width={28} height={12} aria-hidden>
      <g data-look={name}>
        <path d="M0 6H28" strokeDasharray={dash} />
        <Point x={14} y={6} strong={false} />
      </g>
    </svg>
  );
};

const LimitSample = () => (
  <svg width={28} height={12} aria-hidden>
    <path data-part="limit" d="M2 6H28" />
  </svg>
);

interface Props extends Pick<PlotProps, 'text' | 'limit'> {
  readonly step: string;
  readonly series: readonly Series[];
  /** The step whose values are shown. */
  readonly at: number;
}

/** Which line is which, with the values at one step: the one under the pointer, else the plot's current one. */
export const Legend = ({ step, series, at, text, limit }: Props) => (
  <Row aria-hidden>
    <span>{step}</span>
    {series.map(({ name, values }, line) => {
      const value = values[at];
      return (
        <span key={name}>
          <Sample line={line} />
          {name} {value === null || value === undefined ? '–' : text(value)}
        </span>
      );
    })}
    {limit && (
      <span>
        <LimitSample />
        {limit.name} {text(limit.value)}
      </span>
    )}
  </Row>
);
