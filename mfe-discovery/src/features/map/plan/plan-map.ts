import type { Locality, Salon } from '@sundara/contracts/api';
import { stations, wards } from '../city/city.ts';
import { type MapPoint, project } from '../city/projection.ts';
import { groupLocalities, groupWidth, type LocalityGroup } from './group-localities.ts';
import { type Box, type Label, type LabelWish, placeLabels } from './place-labels.ts';
import { spreadPins } from './spread-pins.ts';

/** The scales from which wards and stations are named: further out there would be no room. */
const NAME_WARDS_FROM = 0.24;
const NAME_STATIONS_FROM = 0.3;
/** Of a pin's head, in pixels. */
export const PIN_RADIUS = 19;
const STATION_GAP = 8;
const DOT = 4;

export interface PlannedPin extends MapPoint {
  readonly salon: Salon;
  /** From the salon's point to the centre of the pin's head, in pixels. */
  readonly head: MapPoint;
  /** The salon's point is under its locality's count, so that it isn't drawn. */
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

const around = ({ x, y }: MapPoint, radius: number): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** The groups, pins and labels at a scale, so that nothing on the map covers anything else. */
export const planMap = (
  salons: readonly Salon[],
  localities: readonly Locality[],
  scale: number,
): MapPlan => {
  const inPixels = ({ x, y }: MapPoint): MapPoint => ({ x: x * scale, y: y * scale });
  const groups = groupLocalities(localities, scale);
  const bubbles = groups.map((group) => ({ ...inPixels(group), radius: groupWidth(group.salons) / 2 }));
  const points = salons.map(({ coordinates }) => project(coordinates));
  const heads = spreadPins(points.map(inPixels), bubbles);
  const pins = salons.flatMap((salon, index) => {
    const [point, head] = [points[index], heads[index]];
    if (!point || !head) return [];
    const at = inPixels(point);
    const covered = bubbles.some(({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) < radius + DOT);
    return [{ salon, ...point, head, covered }];
  });

  const wishes: readonly LabelWish[] = [
    ...groups.map((group, index) => ({
      kind: 'locality' as const,
      text: groupName(group),
      at: inPixels(group),
      gap: (bubbles[index]?.radius ?? 0) + 4,
    })),
    ...(scale < NAME_STATIONS_FROM ? [] : stations).map((station) => ({
      kind: 'station' as const,
      text: station.name,
      at: inPixels(station),
      gap: STATION_GAP,
    })),
    ...(scale < NAME_WARDS_FROM ? [] : wards).map((ward) => ({
      kind: 'ward' as const,
      text: ward.name,
      at: inPixels(ward),
      gap: 0,
    })),
  ];
  const taken = [
    ...bubbles.map((bubble) => around(bubble, bubble.radius)),
    ...pins.flatMap(({ head, ...pin }) => {
      const point = inPixels(pin);
      return [around(point, DOT), around({ x: point.x + head.x, y: point.y + head.y }, PIN_RADIUS)];
    }),
  ];
  return { scale, groups, pins, labels: placeLabels(wishes, taken) };
};
