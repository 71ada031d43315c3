/** Id → version of everything that a composition runs, 'shell' among it. */
export type Versions = Readonly<Record<string, string>>;

/** A part that two compositions run differently; no `from` where it is new, no `to` where it is gone. */
export interface Change {
  readonly id: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The parts of some compositions, each once: the shell, then the remotes by name. */
export const partsOf = (...compositions: readonly Versions[]): readonly string[] =>
  [...new Set(compositions.flatMap((versions) => Object.keys(versions)))].sort(
    (a, b) => Number(b === 'shell') - Number(a === 'shell') || (a < b ? -1 : 1),
  );

/** What changes for a visitor who comes from one composition to another. */
export const changesBetween = (from: Versions, to: Versions): readonly Change[] =>
  partsOf(from, to)
    .map((id) => ({ id, from: from[id], to: to[id] }))
    .filter((change) => change.from !== change.to);

/** 'booking 1.0.0 → 1.1.0', 'booking 1.0.0 added', 'booking 1.0.0 removed'. */
export const changeText = ({ id, from, to }: Change): string => {
  if (from === undefined) return `${id} ${to} added`;
  return to === undefined ? `${id} ${from} removed` : `${id} ${from} → ${to}`;
};

/** What changes from one composition to another, a line a part. */
export const changeTexts = (from: Versions, to: Versions): readonly string[] =>
  changesBetween(from, to).map(changeText);

/** A composition's name as people say it: the first 8 of its 64 digits. */
export const shortId = (id: string): string => id.slice(0, 8);
