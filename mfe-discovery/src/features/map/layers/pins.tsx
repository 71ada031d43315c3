import type { Salon } from '@sundara/contracts/api';
import { formatDistance } from '../../place/distance.ts';
import type { PlannedPin } from '../plan/plan-map.ts';
import { type Size, toScreen, type View } from '../view/view.ts';
import { SalonPeek } from './salon-peek.tsx';

/** '3. Marigold House, rated 4.6, 1.2 km'. */
export const pinName = (salon: Salon, mark: string | undefined): string =>
  [
    mark ? `${mark}. ${salon.name}` : salon.name,
    salon.reviews > 0 ? `rated ${salon.rating.toFixed(1)}` : 'new',
    ...(salon.distanceKm === undefined ? [] : [formatDistance(salon.distanceKm)]),
  ].join(', ');

interface Props {
  readonly pins: readonly PlannedPin[];
  readonly marks: ReadonlyMap<string, string>;
  readonly chosen: string | undefined;
  readonly view: View;
  readonly size: Size;
  readonly onChoose: (id: string) => void;
  /** A pin got the focus: it may be out of sight. */
  readonly onReach: (pin: PlannedPin) => void;
}

/** The page's salons in the list's order, each with its mark in the list; the chosen one opens a card. */
export const Pins = ({ pins, marks, chosen, view, size, onChoose, onReach }: Props) => (
  <ol aria-label="Salons on the map">
    {pins.map((pin) => {
      const { salon, head } = pin;
      const { x, y } = toScreen(pin, view, size);
      const isChosen = salon.id === chosen;
      return (
        <li key={salon.id}>
          <button
            type="button"
            className="pin-button"
            data-pin={salon.id}
            aria-expanded={isChosen}
            aria-label={pinName(salon, marks.get(salon.id))}
            onClick={() => onChoose(isChosen ? '' : salon.id)}
            onFocus={() => onReach(pin)}
            style={{ transform: `translate(${(x + head.x).toFixed(1)}px, ${(y + head.y).toFixed(1)}px)` }}
          >
            <span>{marks.get(salon.id) ?? '•'}</span>
          </button>
          {isChosen && <SalonPeek salon={salon} onChoose={onChoose} />}
        </li>
      );
    })}
  </ol>
);
