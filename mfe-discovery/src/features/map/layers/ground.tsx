import { memo } from 'react';
import { metroLines, type Ward, wards } from '../city/city.ts';
import { type Size, toScreen, type View } from '../view/view.ts';

/** The static part: rendered once, then only moved. */
const City = memo(() => (
  <>
    <g className="edge">
      {wards.map(({ name, path }) => (
        <path key={name} d={path} />
      ))}
    </g>
    <g className="wards">
      {wards.map(({ name, zone, path }) => (
        <path key={name} d={path} className={`zone-${zone}`} />
      ))}
    </g>
  </>
));

const Lines = memo(() => (
  <g className="lines">
    {metroLines.map(({ name, path }) => (
      <path key={name} d={path} className={`line-${name}`} />
    ))}
  </g>
));

interface Props {
  readonly view: View;
  readonly size: Size;
  /** The highlighted ward. */
  readonly ward?: Ward | undefined;
}

/** The city: its wards, and the lines of the metro over them. */
export const Ground = ({ view, size, ward }: Props) => {
  const { x, y } = toScreen({ x: 0, y: 0 }, view, size);
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${view.scale.toFixed(5)})`}>
      <City />
      {ward && <path d={ward.path} className="here-ward" />}
      <Lines />
    </g>
  );
};
