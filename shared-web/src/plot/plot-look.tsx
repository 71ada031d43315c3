import { styled } from '@mui/material/styles';

interface PointProps {
  readonly x: number;
  readonly y: number;
  readonly strong: boolean;
}

const Round = ({ x, y, strong }: PointProps) => <circle cx={x} cy={y} r={strong ? 4.5 : 2.5} />;

const Square = ({ x, y, strong }: PointProps) => {
  const side = strong ? 8 : 4;
  return <rect x={x - side / 2} y={y - side / 2} width={side} height={side} />;
};

/** How the lines of a plot differ, in order: the subject first, then what it is compared with. */
export const LINE_LOOKS = [
  { name: 'subject', dash: '', Point: Round },
  { name: 'beside', dash: '5 4', Point: Square },
] as const;

/** Styles the content with our tokens: heights, the pointed step, the limit and the lines, by `data-…`. */
export const PlotFrame = styled('div')(({ theme: { vars } }) => ({
  '& text': { fill: vars?.palette.text.secondary, fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& [data-part=height] line': { stroke: vars?.palette.divider },
  '& [data-part=pointed]': { stroke: vars?.palette.text.secondary },
  '& [data-part=limit]': {
    stroke: vars?.palette.error.main,
    strokeWidth: 2,
    strokeDasharray: '1 5',
    strokeLinecap: 'round',
  },
  '& [data-look] path': { strokeWidth: 2, strokeLinejoin: 'round' },
  '& [data-look=subject] path': { stroke: vars?.palette.primary.main },
  '& [data-look=subject] circle': { fill: vars?.palette.primary.main },
  '& [data-look=beside] path': { stroke: vars?.palette.text.secondary },
  '& [data-look=beside] rect': { fill: vars?.palette.text.secondary },
}));
