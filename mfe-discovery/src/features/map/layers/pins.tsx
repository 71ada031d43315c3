import type { FoundSalon } from '@sundara/contracts/api';
import type { NextSlots } from '../../next-slot/use-next-slots.ts';
import { formatDistance } from '../../place/distance.ts';
import { pinText } from '../plan/pin-text.ts';
import type { PlannedPin } from '../plan/plan-map.ts';
import { type Size, toScreen, type View } from '../view/view.ts';
import { SalonPeek } from './salon-peek.tsx';

const names = new Intl.ListFormat('en-IN');

/**
 * 'Marigold House, from ₹300, rated 4.6, 1.2 km', or '3 salons, Marigold House, Lotus Rooms and Two Mirrors: zoom in'.
 */
export const pinName = ({ salons, text }: PlannedPin): string => {
  const [salon, ...others] = salons;
  if (others.length > 0)
    return `${text}, ${names.format([salon, ...others].map(({ name }) => name))}: zoom in`;
  return [
    salon.name,
    pinText(salons),
    salon.reviews > 0 ? `rated ${salon.rating.toFixed(1)}` : 'new',
    ...(salon.distanceKm === undefined ? [] : [formatDistance(salon.distanceKm)]),
  ].join(', ');
};

/** The text with what is less important in it, lighter: 'from'. */
const PinText = ({ children }: { children: string }) => {
  const [, before, rest] = /^(from )?(.*)$/.exec(children) ?? [];
  return (
    <span>
      {before && <small>{before}</small>}
      {rest}
    </span>
  );
};

interface Props {
  readonly pins: readonly PlannedPin[];
  readonly slots: NextSlots;
  /** Ids of the salons whose pins stand out. */
  readonly looked: readonly string[];
  readonly chosen: string | undefined;
  readonly view: View;
  readonly size: Size;
  readonly onPress: (pin: PlannedPin) => void;
  readonly onClose: () => void;
  /** The pointer or the focus came to a pin, or left it. */
  readonly onLook: (salons: readonly FoundSalon[], byPointer: boolean) => void;
}

/** The page's salons in the list's order, each with what people choose by; the chosen one opens a card. */
export const Pins = ({ pins, slots, looked, chosen, view, size, onPress, onClose, onLook }: Props) => (
  <ol aria-label="Salons on the map">
    {pins.map((pin) => {
      const { salons, head, width, text } = pin;
      const [first, ...others] = salons;
      const { x, y } = toScreen(pin, view, size);
      const open = salons.find(({ id }) => id === chosen);
      return (
        <li key={first.id}>
          <button
            type="button"
            className={others.length > 0 ? 'pin-button several' : 'pin-button'}
            data-pin={salons.map(({ id }) => id).join(' ')}
            data-looked={salons.some(({ id }) => looked.includes(id)) || undefined}
            aria-expanded={others.length > 0 ? undefined : open !== undefined}
            aria-label={pinName(pin)}
            onClick={() => onPress(pin)}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(salons, true)}
            onPointerLeave={() => onLook([], false)}
            onFocus={() => onLook(salons, false)}
            onBlur={() => onLook([], false)}
            style={{
              width,
              marginLeft: -width / 2,
              transform: `translate(${(x + head.x).toFixed(1)}px, ${(y + head.y).toFixed(1)}px)`,
            }}
          >
            <PinText>{text}</PinText>
          </button>
          {open && <SalonPeek salon={open} nextSlot={slots.get(open.id)} onClose={onClose} />}
        </li>
      );
    })}
  </ol>
);
