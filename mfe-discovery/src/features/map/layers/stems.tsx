import type { PlannedPin } from '../plan/plan-map.ts';
import { LIFT } from '../plan/spread-pins.ts';
import { type Size, toScreen, type View } from '../view/view.ts';

/** Half the width of a stem where it leaves the pin's head: a long one is thin, so that many stay apart. */
const footOf = (length: number): number => Math.max(2.5, 7.5 - Math.max(0, length - LIFT) / 8);

/** A stem from each pin's head to the salon's point, however far the head was moved aside. */
export const Stems = ({
  pins,
  looked,
  view,
  size,
}: {
  readonly pins: readonly PlannedPin[];
  readonly looked: readonly string[];
  readonly view: View;
  readonly size: Size;
}) => (
  <g className="stems">
    {pins.map((pin) => {
      const { x, y } = toScreen(pin, view, size);
      const length = Math.hypot(pin.head.x, pin.head.y) || 1;
      const foot = footOf(length) / length;
      const [ax, ay] = [-pin.head.y * foot, pin.head.x * foot];
      const [hx, hy] = [x + pin.head.x, y + pin.head.y];
      const corners = [
        [x, y],
        [hx + ax, hy + ay],
        [hx - ax, hy - ay],
      ].map(([left = 0, top = 0]) => `${left.toFixed(1)} ${top.toFixed(1)}`);
      const mark = pin.salons.some(({ id }) => looked.includes(id)) ? 'looked' : undefined;
      return (
        <g key={pin.salons[0].id}>
          <path d={`M${corners.join('L')}z`} className={mark} />
          {!pin.covered && <circle cx={x.toFixed(1)} cy={y.toFixed(1)} r={3.5} className={mark} />}
        </g>
      );
    })}
  </g>
);
