import type { salons } from '../areas/marketplace/salons/salons.tables.ts';
import { type Illustration, illustrationsFor } from '../platform/pictures/illustrations.ts';
import type { DemoSalonKind } from './salon-kinds.ts';

/** What decides a salon's place in the lists of visitors. */
export interface ListedSalon
  extends Pick<typeof salons.$inferInsert, 'rating' | 'reviewCount' | 'specialties' | 'sublocality'> {
  readonly id: string;
  readonly kind: DemoSalonKind;
}

/** Cards that are seen together: a row of three, and what stands below it. */
const NEAR = 3;
/** As the database's column of this name: few reviews are pulled to the mean. */
const standingOf = ({ rating = 0, reviewCount = 0 }: ListedSalon): number =>
  (rating * reviewCount + 42) / (reviewCount + 10);

const inListOrder = (one: ListedSalon, other: ListedSalon): number =>
  standingOf(other) - standingOf(one) || (one.id < other.id ? -1 : 1);

/** All lists that show a salon: that of all, those of its specialties, that of its locality. */
const listsOf = ({ specialties = [], sublocality }: ListedSalon): string[] => [
  '',
  ...specialties,
  sublocality,
];

/**
 * Chooses a cover for each salon that suits it. Of salons that stand near each other in a list, no two have the same
 * cover; where there is a choice, they also differ in what it shows, covers for few kinds of salons are preferred, and
 * each is used about as often.
 * @returns the ids of the covers by the ids of the salons
 */
export const chooseCovers = (listed: readonly ListedSalon[]): ReadonlyMap<string, string> => {
  const covers = new Map<string, string>();
  const shown = new Map<string, Illustration[]>();
  const uses = new Map<string, number>();
  for (const salon of [...listed].sort(inListOrder)) {
    const lists = listsOf(salon);
    const near = lists.flatMap((list) => shown.get(list)?.slice(-NEAR) ?? []);
    const beside = lists.flatMap((list) => shown.get(list)?.slice(-1) ?? []);
    const costOf = (cover: Illustration): number =>
      (near.includes(cover) ? 10_000 : 0) +
      beside.filter(({ subject }) => subject === cover.subject).length * 100 +
      (uses.get(cover.id) ?? 0) * 2 +
      cover.suits.length;
    const [first, ...others] = illustrationsFor('room', salon.kind);
    if (!first) throw new RangeError(`No room suits ${salon.kind}.`);
    const cover = others.reduce((best, other) => (costOf(other) < costOf(best) ? other : best), first);
    covers.set(salon.id, cover.id);
    uses.set(cover.id, (uses.get(cover.id) ?? 0) + 1);
    for (const list of lists) shown.set(list, [...(shown.get(list) ?? []), cover]);
  }
  return covers;
};
