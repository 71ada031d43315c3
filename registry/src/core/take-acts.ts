import type { NamedAct } from './registry.ts';

/** The first acts of a history as a list: all, or at most `most`. */
export const takeActs = async (
  acts: AsyncIterable<NamedAct>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly NamedAct[]> => {
  const taken: NamedAct[] = [];
  for await (const act of acts) {
    if (taken.length >= most) break;
    taken.push(act);
  }
  return taken;
};
