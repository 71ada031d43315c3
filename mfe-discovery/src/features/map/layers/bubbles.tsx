import { groupWidth, type LocalityGroup } from '../plan/group-localities.ts';
import { type Size, toScreen, type View } from '../view/view.ts';

const countOf = (salons: number): string => `${salons} ${salons === 1 ? 'salon' : 'salons'}`;

/** 'Madhapur, 5 salons', 'Ameerpet and 3 localities near it, 14 salons: zoom in'. */
export const bubbleName = ({ localities: [first, ...others], salons }: LocalityGroup): string => {
  if (others.length === 0) return `${first.name}, ${countOf(salons)}`;
  const near = others.length === 1 ? others[0]?.name : `${others.length} localities near it`;
  return `${first.name} and ${near}, ${countOf(salons)}: zoom in`;
};

interface Props {
  readonly groups: readonly LocalityGroup[];
  readonly view: View;
  readonly size: Size;
  readonly onPress: (group: LocalityGroup) => void;
}

/** How many salons each visible locality has. */
export const Bubbles = ({ groups, view, size, onPress }: Props) => (
  <ul aria-label="Localities on the map">
    {groups.map((group) => {
      const { x, y } = toScreen(group, view, size);
      if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
      const width = groupWidth(group.salons);
      return (
        <li key={group.localities[0].name}>
          <button
            type="button"
            className="bubble"
            aria-label={bubbleName(group)}
            onClick={() => onPress(group)}
            style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
          >
            <span style={{ width, height: width }}>{group.salons}</span>
          </button>
        </li>
      );
    })}
  </ul>
);
