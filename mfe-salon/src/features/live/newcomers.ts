/** Only this many of the latest bookings can be new; those behind them are only remembered. */
const JUDGED = 15;

/**
 * Finds out which bookings are new, reported one by one or seen among the latest. The first look only records what is
 * there; a booking that moves up among the latest, because a newer one left, is known already.
 */
export const createNewcomers = () => {
  const known = new Set<string>();
  let hasLooked = false;
  const isNew = (id: string): boolean => known.size !== known.add(id).size;
  return {
    /** Whether a booking is seen for the first time; it is known from then on. */
    isNew,
    /** The new ones among the latest (given newest first), returned oldest first, as they came in. */
    among: (latest: readonly string[]): readonly string[] => {
      const news = latest.filter((id, place) => !known.has(id) && place < JUDGED).reverse();
      const told = hasLooked ? news : [];
      hasLooked = true;
      for (const id of latest) if (!told.includes(id)) known.add(id);
      return told;
    },
  };
};
