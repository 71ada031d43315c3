/** Id → version of everything that a composition runs, including 'shell'. */
export type Versions = Readonly<Record<string, string>>;

/** A part whose version differs between two compositions; no `from` if it is new, no `to` if it is gone. */
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

/** What changes for a visitor who moves from one composition to another. */
export const changesBetween = (from: Versions, to: Versions): readonly Change[] =>
  partsOf(from, to)
    .map((id) => ({ id, from: from[id], to: to[id] }))
    .filter((change) => change.from !== change.to);

/** 'booking 1.0.0 → 1.1.0', 'booking 1.0.0 added', 'booking 1.0.0 removed'. */
export const changeText = ({ id, from, to }: Change): string => {
  if (from === undefined) return `${id} ${to} added`;
  return to === undefined ? `${id} ${from} removed` : `${id} ${from} → ${to}`;
};

/** What changes from one composition to another, one line per part. */
export const changeTexts = (from: Versions, to: Versions): readonly string[] =>
  changesBetween(from, to).map(changeText);

/** A composition's short name: the first 8 of its 64 digits. */
export const shortId = (id: string): string => id.slice(0, 8);
