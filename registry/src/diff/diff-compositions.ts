import type { CompositionDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { SHELL_ID } from '../core/release-name.ts';
import { changedKeys, type SetChange, type ValueChange } from './changed-keys.ts';

/** A composition with the records that it pins, by id, including 'shell'. */
export interface Side {
  readonly document: CompositionDocument;
  readonly records: ReadonlyMap<string, ReleaseRecord>;
}

/** One id whose release differs; null if a side has none. */
export interface ReleaseChange {
  readonly id: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Bytes of all its files before compression. */
  readonly fromBytes: number;
  readonly toBytes: number;
  /** Contract, 'shellApi' or 'providerApi': a remote's range, or the version that a shell provides. */
  readonly contracts: readonly ValueChange[];
  /** Package → range that it accepts, or version that a shell provides. */
  readonly shared: readonly ValueChange[];
  /** Names of the API operations that it calls. */
  readonly operations: SetChange;
}

export interface CompositionDiff {
  readonly releases: readonly ReleaseChange[];
  /** Path → id of its owner. */
  readonly routes: readonly ValueChange[];
  readonly bytes: { readonly from: number; readonly to: number };
}

/** Id → version and record. */
const locksOf = ({ shell, remotes }: CompositionDocument): CompositionDocument['remotes'] => ({
  ...remotes,
  [SHELL_ID]: shell,
});

const bytesOf = (record: ReleaseRecord | undefined): number =>
  Object.values(record?.files ?? {}).reduce((sum, { size }) => sum + size, 0);

const contractsOf = (record: ReleaseRecord | undefined): Readonly<Record<string, string>> => {
  const { shellApi, providerApi } = record?.shell?.provides ?? record?.declaration?.contracts ?? {};
  return { ...(shellApi ? { shellApi } : {}), ...(providerApi ? { providerApi } : {}) };
};

const sharedOf = (record: ReleaseRecord | undefined): Readonly<Record<string, string>> =>
  record?.shell?.provides.shared ?? record?.shared ?? {};

const routesOf = ({ records }: Side): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...records.values()].flatMap(({ id, shell, declaration }) =>
      [...(shell?.routes ?? []), ...(declaration?.routes ?? [])].map(({ path }) => [path, id]),
    ),
  );

const operationsOf = (record: ReleaseRecord | undefined): readonly string[] =>
  record?.declaration?.operations ?? [];

const without = (list: readonly string[], others: readonly string[]) =>
  list.filter((item) => !others.includes(item)).sort();

const totalOf = ({ records }: Side): number =>
  [...records.values()].reduce((sum, record) => sum + bytesOf(record), 0);

const releaseChange = (id: string, from: Side, to: Side): ReleaseChange => {
  const [before, after] = [from.records.get(id), to.records.get(id)];
  return {
    id,
    from: locksOf(from.document)[id]?.version ?? null,
    to: locksOf(to.document)[id]?.version ?? null,
    fromBytes: bytesOf(before),
    toBytes: bytesOf(after),
    contracts: changedKeys(contractsOf(before), contractsOf(after)),
    shared: changedKeys(sharedOf(before), sharedOf(after)),
    operations: {
      added: without(operationsOf(after), operationsOf(before)),
      removed: without(operationsOf(before), operationsOf(after)),
    },
  };
};

/** The ids whose release differs between two compositions, the shell first. */
export const differingIds = (from: CompositionDocument, to: CompositionDocument): readonly string[] => {
  const [before, after] = [locksOf(from), locksOf(to)];
  const ids = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...ids]
    .filter((id) => before[id]?.record !== after[id]?.record)
    .sort((a, b) => Number(b === SHELL_ID) - Number(a === SHELL_ID) || (a < b ? -1 : 1));
};

/** The differences between pages of two compositions. */
export const diffCompositions = (from: Side, to: Side): CompositionDiff => ({
  releases: differingIds(from.document, to.document).map((id) => releaseChange(id, from, to)),
  routes: changedKeys(routesOf(from), routesOf(to)),
  bytes: { from: totalOf(from), to: totalOf(to) },
});
