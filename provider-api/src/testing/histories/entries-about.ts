import type { History } from './history.ts';

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** The operations on the visits and salons that sentences name, in order of their calls, to be read by a person. */
export const entriesAbout = ({ entries }: History, sentences: readonly string[]): readonly string[] => {
  const named = new Set(sentences.flatMap((sentence) => sentence.match(ID) ?? []));
  return entries
    .toSorted((one, other) => one.invoked - other.invoked)
    .map((entry) => JSON.stringify(entry))
    .filter((line) => line.match(ID)?.some((id) => named.has(id)));
};
