import type { FoundSalon, Locality } from '@sundara/contracts/api';
import { stations, wards } from '../city/city.ts';
import type { MapPoint } from '../city/projection.ts';
import { groupLocalities, groupWidth, type LocalityGroup } from './group-localities.ts';
import { groupPins, type PinGroup } from './group-pins.ts';
import { pinText, pinWidth } from './pin-text.ts';
import { type Box, type Label, type LabelWish, placeLabels } from './place-labels.ts';
import { HALF_HEIGHT, spreadPins } from './spread-pins.ts';

/** The scales from which wards and stations are named: further out there would be no room. */
const NAME_WARDS_FROM = 0.24;
const NAME_STATIONS_FROM = 0.3;
const STATION_GAP = 8;
const DOT = 4;

export interface PlannedPin extends PinGroup {
  /** 'from ₹249', '₹249' on a narrow map, '4:00 pm', '3 salons'. */
  readonly text: string;
  /** Of the pin's head, in pixels. */
  readonly width: number;
  /** From the first salon's point to the centre of the pin's head, in pixels. */
  readonly head: MapPoint;
  /** That point is under its locality's count, so that it isn't drawn. */
  readonly covered: boolean;
}

export interface MapPlan {
  readonly scale: number;
  readonly groups: readonly LocalityGroup[];
  readonly pins: readonly PlannedPin[];
  readonly labels: readonly Label[];
}

export const groupName = ({ localities: [first, ...others] }: LocalityGroup): string =>
  others.length > 0 ? `${first.name} +${others.length}` : first.name;

const around = ({ x, y }: MapPoint, half: number, high = half): Box => ({
  left: x - half,
  right: x + half,
  top: y - high,
  bottom: y + high,
});

const inPixels = ({ x, y }: MapPoint, scale: number): MapPoint => ({ x: x * scale, y: y * scale });

/** The groups of localities and the pins at a scale: no pin covers another or a group. */
export const planPins = (
  salons: readonly FoundSalon[],
  localities: readonly Locality[],
  scale: number,
  /** Whether the map is narrow. */
  narrow = false,
) => {
  const groups = groupLocalities(localities, scale);
  const bubbles = groups.map((group) => ({
    ...inPixels(group, scale),
    radius: groupWidth(group.salons) / 2,
  }));
  const wide = groupPins(salons, scale, narrow).map((group) => {
    const text = pinText(group.salons, narrow);
    return { ...group, text, width: pinWidth(text) };
  });
  const heads = spreadPins(
    wide.map((pin) => ({ ...inPixels(pin, scale), width: pin.width })),
    bubbles,
  );
  const pins = wide.map((pin, index): PlannedPin => {
    const at = inPixels(pin, scale);
    const covered = bubbles.some(({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) < radius + DOT);
    return { ...pin, head: heads[index] ?? { x: 0, y: 0 }, covered };
  });
  return { groups, bubbles, pins };
};

/** The groups, pins and labels at a scale, so that nothing on the map covers anything else. */
export const planMap = (
  salons: readonly FoundSalon[],
  localities: readonly Locality[],
  scale: number,
  narrow = false,
): MapPlan => {
  const { groups, bubbles, pins } = planPins(salons, localities, scale, narrow);
  const wishes: readonly LabelWish[] = [
    ...groups.map((group, index) => ({
      kind: 'locality' as const,
      text: groupName(group),
      at: inPixels(group, scale),
      gap: (bubbles[index]?.radius ?? 0) + 4,
    })),
    ...(scale < NAME_STATIONS_FROM ? [] : stations).map((station) => ({
      kind: 'station' as const,
      text: station.name,
      at: inPixels(station, scale),
      gap: STATION_GAP,
    })),
    ...(scale < NAME_WARDS_FROM ? [] : wards).map((ward) => ({
      kind: 'ward' as const,
      text: ward.name,
      at: inPixels(ward, scale),
      gap: 0,
    })),
  ];
  const taken = [
    ...bubbles.map((bubble) => around(bubble, bubble.radius)),
    ...pins.flatMap(({ head, ...pin }) => {
      const point = inPixels(pin, scale);
      const middle = { x: point.x + head.x, y: point.y + head.y };
      return [around(point, DOT), around(middle, pin.width / 2, HALF_HEIGHT)];
    }),
  ];
  return { scale, groups, pins, labels: placeLabels(wishes, taken) };
};
