import { memo } from 'react';
import { stations } from '../city/city.ts';
import { type Box, boxOf, type Label, overlap } from '../plan/place-labels.ts';
import { type Size, toScreen, type View } from '../view/view.ts';

interface Props {
  /** In pixels at their scale, from the map's corner. */
  readonly labels: readonly Label[];
  readonly scale: number;
  readonly view: View;
  readonly size: Size;
  /** What lies over the map, in pixels of the screen. */
  readonly keepOff: readonly Box[];
}

/** The names that fit, at text size whatever the scale; none is cut by the map's edge or by what lies over it. */
export const Labels = memo(({ labels, scale, view, size, keepOff }: Props) =>
  labels.map((label) => {
    const { x, y } = toScreen({ x: label.x / scale, y: label.y / scale }, view, size);
    const box = boxOf({ ...label, x, y });
    const inside = box.left > 0 && box.top > 0 && box.right < size.width && box.bottom < size.height;
    const seen = inside && !keepOff.some((other) => overlap(box, other));
    return (
      seen && (
        <text
          key={`${label.kind} ${label.text}`}
          x={x.toFixed(1)}
          y={y.toFixed(1)}
          textAnchor={label.anchor}
          className={`label-${label.kind}`}
        >
          {label.text}
        </text>
      )
    );
  }),
);

/** The metro's stations as dots, which grow a little as the map zooms in. */
export const Stations = ({ view, size }: { readonly view: View; readonly size: Size }) => (
  <g className="stations">
    {stations.map((station) => {
      const { x, y } = toScreen(station, view, size);
      const radius = Math.min(4.5, 1.6 + 4 * view.scale);
      return <circle key={station.name} cx={x.toFixed(1)} cy={y.toFixed(1)} r={radius.toFixed(2)} />;
    })}
  </g>
);
