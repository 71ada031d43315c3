import { type EntryOf, type History, isOf, type Moment } from './history.ts';

/**
 * Public reads that are older than decision 16 allows: one process shows its own writes at once and never goes back;
 * another one's it shows when they are older than `staleMs`. Each salon has one owner, whose editions only grow.
 */
export const findStaleDescriptions = ({ entries }: History, staleMs: Moment): readonly string[] => {
  const writes = entries.filter(isOf('describe'));
  const reads = entries.filter(isOf('readDescription'));
  return reads.flatMap((read) => {
    if (read.outcome.is !== 'ok') return [];
    const { salonId } = read.asked;
    const seen = read.outcome.answer;
    const newest = Math.max(
      0,
      ...writes
        .filter(({ asked, outcome }) => asked.salonId === salonId && outcome.is === 'ok')
        .filter(({ answered, api }) => answered < read.invoked - (api === read.api ? 0 : staleMs))
        .map(({ asked }) => asked.edition),
      ...reads.filter((earlier) => isBefore(earlier, read)).map(editionOf),
    );
    return seen < newest ? [`${salonId} is shown in edition ${seen} after edition ${newest}`] : [];
  });
};

const isBefore = (one: EntryOf<'readDescription'>, other: EntryOf<'readDescription'>): boolean =>
  one.asked.salonId === other.asked.salonId && one.api === other.api && one.answered < other.invoked;

const editionOf = ({ outcome }: EntryOf<'readDescription'>): number =>
  outcome.is === 'ok' ? outcome.answer : 0;
