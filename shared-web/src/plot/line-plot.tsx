import { styled } from '@mui/material/styles';
import { scaleLinear } from '@visx/scale';
import { type PointerEvent, useState } from 'react';
import { Legend } from './legend.tsx';
import type { PlotProps } from './plot-data.ts';
import { PlotLine } from './plot-line.tsx';
import { PlotFrame } from './plot-look.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const EDGE = { top: 12, right: 12, bottom: 28, left: 60 } as const;
/** Width of a step's label, so that labels never touch. */
const STEP_NAME_WIDTH = 84;

/**
 * As wide as its container, regardless of its content, so that it can shrink; vertical swipes still scroll the page.
 */
const Canvas = styled(PlotFrame)({
  containerType: 'inline-size',
  overflow: 'hidden',
  '& svg': { display: 'block', touchAction: 'pan-y' },
});

/** Steps that are labelled: every nth, so that the labels fit; always including the last. */
const namedSteps = (count: number, width: number): readonly number[] => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / STEP_NAME_WIDTH))));
  return Array.from({ length: count }, (_, step) => step).filter((step) => (count - 1 - step) % every === 0);
};

const anchorOf = (step: number, last: number) => {
  if (last === 0) return 'middle';
  if (step === last) return 'end';
  return step === 0 ? 'start' : 'middle';
};

/** The highest value drawn; the scale starts at zero. */
const highestOf = ({ data, limit, atLeast = 0 }: PlotProps): number =>
  Math.max(
    atLeast,
    limit?.value ?? 0,
    ...data.series.flatMap(({ values }) => values.map((value) => value ?? 0)),
  );

/**
 * Lines over equal steps. It is an image: its data must also be in a table next to it (`PlotTable`). Lines differ by
 * colour, dash and the shape of their points.
 */
export const LinePlot = (props: PlotProps) => {
  const { label, data, text, limit } = props;
  const { steps, series } = data;
  const { width, measure } = useWidth(640);
  const [pointed, setPointed] = useState<number>();
  const last = steps.length - 1;
  const at = Math.min(pointed ?? data.current ?? last, last);
  const right = Math.max(EDGE.left + 1, width - EDGE.right);
  const floor = HEIGHT - EDGE.bottom;
  const x = scaleLinear<number>({ domain: last === 0 ? [-1, 1] : [0, last], range: [EDGE.left, right] });
  const y = scaleLinear<number>({ domain: [0, highestOf(props) || 1], range: [floor, EDGE.top], nice: 4 });
  // Each label once: small counts would have 0, 0.5 and 1 labelled as '0', '1' and '1'.
  const heights = [...new Map(y.ticks(4).map((value) => [text(value), value])).entries()];

  const point = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const step = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left));
    setPointed(Math.min(last, Math.max(0, step)));
  };

  return (
    <div>
      <Legend step={steps[at] ?? ''} series={series} at={at} text={text} limit={limit} />
      <Canvas ref={measure}>
        <svg
          role="img"
          aria-label={label}
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          onPointerMove={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {heights.map(([name, value]) => (
            <g key={name} data-part="height">
              <line x1={EDGE.left} x2={right} y1={y(value)} y2={y(value)} />
              <text x={EDGE.left - 8} y={y(value)} dy="0.32em" textAnchor="end">
                {name}
              </text>
            </g>
          ))}
          {namedSteps(steps.length, right - EDGE.left).map((step) => (
            <text key={step} x={x(step)} y={HEIGHT - 8} textAnchor={anchorOf(step, last)}>
              {steps[step]}
            </text>
          ))}
          {pointed !== undefined && (
            <line data-part="pointed" x1={x(at)} x2={x(at)} y1={EDGE.top} y2={floor} />
          )}
          {limit && (
            <line data-part="limit" x1={EDGE.left} x2={right} y1={y(limit.value)} y2={y(limit.value)} />
          )}
          {series.map((one, line) => (
            <PlotLine key={one.name} {...one} line={line} x={x} y={y} pointed={pointed} />
          ))}
        </svg>
      </Canvas>
    </div>
  );
};
