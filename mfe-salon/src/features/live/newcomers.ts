/** So many of the latest bookings are judged; those behind them are only remembered. */
const JUDGED = 15;

/**
 * Which bookings are new, heard of one by one or seen among the latest. The first look only tells what was there; a
 * booking that slides up among the latest, because a newer one left, is remembered from before.
 */
export const createNewcomers = () => {
  const known = new Set<string>();
  let hasLooked = false;
  const isNew = (id: string): boolean => known.size !== known.add(id).size;
  return {
    /** Whether a booking comes for the first time; it is known from then on. */
    isNew,
    /** The new ones among the latest, which come newest first; oldest first, as they came in. */
    among: (latest: readonly string[]): readonly string[] => {
      const news = latest.filter((id, place) => !known.has(id) && place < JUDGED).reverse();
      const told = hasLooked ? news : [];
      hasLooked = true;
      for (const id of latest) if (!told.includes(id)) known.add(id);
      return told;
    },
  };
};
