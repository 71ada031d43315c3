import { KILOMETRE, type MapPoint } from '../city/projection.ts';
import type { Box } from '../plan/place-labels.ts';
import { type Size, toScreen, type View } from '../view/view.ts';

const RINGS_KM = [1, 2, 5, 10] as const;
/** The minimum distance between two rings, in pixels. */
const APART = 36;

const ringsAt = (scale: number): readonly number[] =>
  RINGS_KM.filter((km) => km * KILOMETRE * scale > APART).slice(0, 2);

interface Props {
  readonly at: MapPoint;
  readonly view: View;
  readonly size: Size;
}

/** The boxes of the rings' labels, so that nothing else is written there. */
export const ringLetters = ({ at, view, size }: Props): readonly Box[] => {
  const { x, y } = toScreen(at, view, size);
  return ringsAt(view.scale).map((km) => {
    const foot = y + km * KILOMETRE * view.scale;
    return { left: x - 22, right: x + 22, top: foot - 10, bottom: foot + 10 };
  });
};

/** The point that distances are measured from, with rings around it to judge them by. */
export const Origin = ({ at, view, size }: Props) => {
  const { x, y } = toScreen(at, view, size);
  return (
    <g className="rings" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {ringsAt(view.scale).map((km) => {
        const radius = km * KILOMETRE * view.scale;
        return (
          <g key={km}>
            <circle r={radius.toFixed(1)} />
            <text y={(radius + 4).toFixed(1)} textAnchor="middle">
              {km} km
            </text>
          </g>
        );
      })}
      <circle r={7} className="origin" />
    </g>
  );
};
