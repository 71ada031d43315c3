import type { AuditBreak } from '@sundara/contracts/api';
import type { Database } from '../../../../platform/database/open-database.ts';
import {
  findErased,
  findHash,
  findHead,
  findLastEntry,
  findLastNo,
  findLinks,
  findRetiredThrough,
  findStray,
  type Head,
  type LinkRow,
} from './chain.repository.ts';
import { type ChainedEntry, GENESIS, linkHash, sealOf } from './chain-hash.ts';
import { ERASABLE } from './erasable.ts';

/** What was compared, and the first error found. */
export interface Part {
  /** Number of links that were compared. */
  readonly links: number;
  /** Number of entries that stand; those of years that were taken out don't. */
  readonly checked: number;
  /** Number of their entries from which fields were erased, as recorded in the chain. */
  readonly erased: number;
  readonly broken?: AuditBreak;
}

/** A part checks a range of entry ids that is this many times as long as its number of links. */
const STRETCH = 20;

/**
 * Compares the links after a number with their entries: nothing may be changed, deleted, inserted or reordered. An
 * entry may be missing only if a later one of the chain names its year as taken out (decision 105). A missing field counts as erased only if an entry of the chain names it, and only if it is one that may be erased.
 * @param most how many links
 */
export const verifyLinks = async (
  { db }: Pick<Database, 'db'>,
  after: number,
  most: number,
): Promise<Part> => {
  let before = after === 0 ? GENESIS : await findHash(db, after);
  if (before === undefined)
    return { links: 0, checked: 0, erased: 0, broken: { why: 'link-missing', no: after } };
  const rows = await findLinks(db, after, most);
  const gone = await findErased(
    db,
    rows.filter((row) => missingFields(row).length > 0).map(({ entryId }) => entryId),
  );
  const retired = rows.some(({ entry }) => entry === null) ? await findRetiredThrough(db) : 0;
  let [links, checked, erased] = [0, 0, 0];
  for (const row of rows) {
    const broken = breakOf(row, before, after + links + 1, gone, retired);
    if (broken) return { links, checked, erased, broken };
    before = row.hash;
    links += 1;
    if (row.entry) checked += 1;
    if (missingFields(row).length > 0) erased += 1;
  }
  return { links, checked, erased };
};

const breakOf = (
  row: LinkRow,
  before: string,
  no: number,
  gone: ReadonlySet<string>,
  retired: number,
): AuditBreak | undefined => {
  if (row.no !== no) return { why: 'link-missing', no };
  const { entryId, hash } = row;
  const entry: ChainedEntry | null = row.entry;
  if (!entry) return no <= retired ? undefined : { why: 'entry-missing', no, entryId };
  if (linkHash(before, no, entry) !== hash) return { why: 'changed', no, entryId };
  const fields = new Set([...Object.keys(entry.seals), ...Object.keys(row.values ?? {})]);
  for (const field of fields) {
    const [value, salt] = [row.values?.[field], row.salts?.[field]];
    const stands =
      value !== undefined && salt !== undefined && sealOf(salt, field, value) === entry.seals[field];
    if (stands) continue;
    const isErased = value === undefined && ERASABLE.includes(field) && gone.has(`${entryId} ${field}`);
    if (!isErased) return { why: 'contents-changed', no, entryId, field };
  }
  if (row.late) return { why: 'put-in-later', no, entryId };
  return undefined;
};

const missingFields = ({ entry, values }: LinkRow): string[] =>
  Object.keys((entry as ChainedEntry | null)?.seals ?? {}).filter((field) => values?.[field] === undefined);

/**
 * Looks for entries outside the chain, in a range of ids.
 * @returns where the next range begins; undefined after the last
 */
export const verifyEntries = async (
  { db }: Pick<Database, 'db'>,
  after: number,
  most: number,
): Promise<{ readonly broken?: AuditBreak; readonly next: number | undefined }> => {
  const through = after + most * STRETCH;
  const stray = await findStray(db, after, through);
  if (stray !== undefined) return { broken: { why: 'beside-the-chain', entryId: stray }, next: undefined };
  return { next: through < (await findLastEntry(db)) ? through : undefined };
};

/**
 * Compares the end of the chain with every record of an earlier or the same end, to detect a truncated chain.
 * @param known ends that were noted elsewhere
 */
export const verifyEnd = async (
  { db }: Pick<Database, 'db'>,
  known: readonly Head[],
): Promise<AuditBreak | undefined> => {
  const linked = await findLastNo(db);
  const head = await findHead(db);
  // Links are only ever written together with the head.
  if (linked > head.no) return { why: 'rewritten', no: head.no + 1 };
  const last = await findLastNo(db);
  for (const { no, hash } of [head, ...known]) {
    if (no > last) return { why: 'end-missing', no: last + 1 };
    const stands = no === 0 ? GENESIS : await findHash(db, no);
    if (stands !== hash) return { why: 'rewritten', no };
  }
  return undefined;
};
