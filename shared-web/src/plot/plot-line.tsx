import { LinePath } from '@visx/shape';
import type { Series } from './plot-data.ts';
import { LINE_LOOKS } from './plot-look.tsx';

interface Props extends Series {
  /** Index of the line in the plot, from 0, which decides its look. */
  readonly line: number;
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
  /** The step under the pointer. */
  readonly pointed: number | undefined;
}

/** One line with its points; a missing value breaks it, and an isolated value is a point. */
export const PlotLine = ({ line, values, x, y, pointed }: Props) => {
  const { Point, name, dash } = LINE_LOOKS[line % LINE_LOOKS.length] ?? LINE_LOOKS[0];
  const points = values.map((value, step) => ({ value, step }));
  return (
    <g data-look={name}>
      <LinePath
        data={points}
        defined={({ value }) => value !== null}
        x={({ step }) => x(step)}
        y={({ value }) => y(value ?? 0)}
        strokeDasharray={dash}
      />
      {points.map(
        ({ value, step }) =>
          value !== null && <Point key={step} x={x(step)} y={y(value)} strong={step === pointed} />,
      )}
    </g>
  );
};
