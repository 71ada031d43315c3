import { styled } from '@sundara/web/core';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { type PointerEvent, useState } from 'react';
import { Legend } from './legend.tsx';
import type { PlotProps } from './plot-data.ts';
import { LINE_LOOKS, PlotFrame } from './plot-look.tsx';
import { useWidth } from './use-width.ts';

const HEIGHT = 220;
const EDGE = { top: 12, right: 12, bottom: 28, left: 60 } as const;
/** Room for a step's name, so that names never touch. */
const STEP_NAME_WIDTH = 84;

/** Never wider than its place, so that it shrinks with it; up and down still scrolls the page. */
const Canvas = styled(PlotFrame)({ overflow: 'hidden', '& svg': { display: 'block', touchAction: 'pan-y' } });

/** Every so many steps has its name, so that the names fit; the last one always has it. */
const namedSteps = (count: number, width: number): readonly number[] => {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / STEP_NAME_WIDTH))));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
};

const anchorOf = (index: number, count: number) => {
  if (count > 1 && index === count - 1) return 'end';
  return index === 0 && count > 1 ? 'start' : 'middle';
};

/**
 * Lines over equal steps. It is a picture: what stands in it must also stand in a table beside it (`PlotTable`).
 * Lines differ by colour, dash and the shape of their points.
 */
export const LinePlot = ({ label, data: { steps, series }, text, limit }: PlotProps) => {
  const { width, measure } = useWidth(640);
  const [pointed, setPointed] = useState<number>();
  const last = steps.length - 1;
  const at = pointed === undefined ? last : Math.min(pointed, last);
  const highest = Math.max(
    0,
    limit?.value ?? 0,
    ...series.flatMap(({ values }) => values.map((v) => v ?? 0)),
  );
  const right = Math.max(EDGE.left + 1, width - EDGE.right);
  const floor = HEIGHT - EDGE.bottom;
  const x = scaleLinear<number>({ domain: [0, Math.max(1, last)], range: [EDGE.left, right] });
  const y = scaleLinear<number>({ domain: [0, highest || 1], range: [floor, EDGE.top], nice: 4 });
  // Small counts would have 0, 0.5, 1 written as '0', '1', '1'.
  const heights = [...new Map(y.ticks(4).map((value) => [text(value), value])).entries()];

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    setPointed(Math.min(last, Math.max(0, Math.round(x.invert(event.clientX - left)))));
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
          {namedSteps(steps.length, right - EDGE.left).map((index) => (
            <text key={index} x={x(index)} y={HEIGHT - 8} textAnchor={anchorOf(index, steps.length)}>
              {steps[index]}
            </text>
          ))}
          {pointed !== undefined && (
            <line data-part="pointed" x1={x(at)} x2={x(at)} y1={EDGE.top} y2={floor} />
          )}
          {limit && (
            <line data-part="limit" x1={EDGE.left} x2={right} y1={y(limit.value)} y2={y(limit.value)} />
          )}
          {series.map(({ name, values }, line) => {
            const { Point, ...look } = LINE_LOOKS[line % LINE_LOOKS.length] ?? LINE_LOOKS[0];
            const points = values.map((value, index) => ({ value, index }));
            return (
              <g key={name} data-part="line" data-look={look.name}>
                <LinePath
                  data={points}
                  defined={({ value }) => value !== null}
                  x={({ index }) => x(index)}
                  y={({ value }) => y(value ?? 0)}
                  strokeDasharray={look.dash}
                />
                {points.map(
                  ({ value, index }) =>
                    value !== null && (
                      <Point key={index} x={x(index)} y={y(value)} strong={index === pointed} />
                    ),
                )}
              </g>
            );
          })}
        </svg>
      </Canvas>
    </div>
  );
};
