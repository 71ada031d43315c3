import { type Calendar, keyOf } from '../../features/calendar-model/columns.ts';

/** A fresh response with the earlier blocks wherever nothing changed, so that only changes are drawn again. */
export const reused = (before: Calendar | undefined, fresh: Calendar): Calendar => {
  if (!before) return fresh;
  const known = new Map(before.blocks.map((block) => [keyOf(block), block]));
  return {
    ...fresh,
    blocks: fresh.blocks.map((block) => {
      const same = known.get(keyOf(block));
      return same && JSON.stringify(same) === JSON.stringify(block) ? same : block;
    }),
  };
};
