import { type Calendar, keyOf } from '../../features/calendar-model/columns.ts';

/**
 * A fresh answer with the blocks of the one before wherever they say the same, so that only what changed is drawn
 * anew.
 */
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
