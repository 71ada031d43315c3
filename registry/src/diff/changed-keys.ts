/** A key whose value differs; null if a side has none. */
export interface ValueChange {
  readonly key: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface SetChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

type Values = Readonly<Record<string, string>>;

/** The keys whose values differ, sorted. */
export const changedKeys = (from: Values, to: Values): readonly ValueChange[] =>
  [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .sort()
    .map((key) => ({ key, from: from[key] ?? null, to: to[key] ?? null }))
    .filter((change) => change.from !== change.to);
