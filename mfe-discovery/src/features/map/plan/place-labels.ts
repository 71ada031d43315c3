import type { MapPoint } from '../city/projection.ts';

/** What is named: a locality, a ward or a station. */
export type LabelKind = 'locality' | 'ward' | 'station';

export interface LabelWish {
  readonly kind: LabelKind;
  readonly text: string;
  /** The point that it names, in pixels at the scale. */
  readonly at: MapPoint;
  /** The text's distance from the point; 0 places it on the point. */
  readonly gap: number;
}

export interface Label extends MapPoint {
  readonly kind: LabelKind;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const FONT_SIZE: Readonly<Record<LabelKind, number>> = { locality: 12.5, station: 11, ward: 10.5 };
/** The mean width of a letter, as a share of the font's size; wards have letter spacing. */
const LETTER: Readonly<Record<LabelKind, number>> = { locality: 0.56, station: 0.54, ward: 0.64 };
const AIR = 3;

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The box that a label takes, with a small margin. */
export const boxOf = ({ kind, text, x, y, anchor }: Label): Box => {
  const size = FONT_SIZE[kind];
  const width = text.length * size * LETTER[kind];
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left: left - AIR, right: left + width + AIR, top: y - size - AIR / 2, bottom: y + AIR };
};

/** The positions that a label may take, the best first; y is the base line. */
const spotsOf = ({ kind, text, at: { x, y }, gap }: LabelWish): readonly Label[] => {
  const size = FONT_SIZE[kind];
  const middle = y + size * 0.35;
  if (gap === 0) return [{ kind, text, x, y: middle, anchor: 'middle' }];
  const beside = [
    { kind, text, x: x + gap, y: middle, anchor: 'start' },
    { kind, text, x: x - gap, y: middle, anchor: 'end' },
  ] as const;
  const below = [
    { kind, text, x, y: y + gap + size * 0.8, anchor: 'middle' },
    { kind, text, x, y: y - gap, anchor: 'middle' },
  ] as const;
  return kind === 'station' ? [...beside, ...below] : [...below, ...beside];
};

/** Finds a position for each label that overlaps no other label and no box; earlier wishes are placed first. */
export const placeLabels = (wishes: readonly LabelWish[], taken: readonly Box[]): readonly Label[] => {
  const boxes = [...taken];
  const labels: Label[] = [];
  for (const wish of wishes) {
    const free = spotsOf(wish).find((spot) => {
      const box = boxOf(spot);
      return !boxes.some((other) => overlap(box, other));
    });
    if (!free) continue;
    labels.push(free);
    boxes.push(boxOf(free));
  }
  return labels;
};
