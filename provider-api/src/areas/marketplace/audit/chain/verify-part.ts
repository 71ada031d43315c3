import type { AuditBreak } from '@sundara/contracts/api';
import type { Database } from '../../../../platform/database/open-database.ts';
import type { Head } from './chain.repository.ts';
import { verifyEnd, verifyEntries, verifyLinks } from './verify-chain.ts';

export interface VerifiedPart {
  readonly checked: number;
  readonly erased: number;
  readonly broken: AuditBreak | null;
  /** Where the next part begins; null after the last part, and when something is broken. */
  readonly next: string | null;
}

/**
 * One part of the check: first every link with its entry, then entries outside the chain, last its end.
 * @param cursor `next` of the previous part
 * @param known the ends that somebody noted, requested in the last part
 */
export const verifyPart = async (
  database: Pick<Database, 'db'>,
  cursor: string | undefined,
  most: number,
  known: () => Promise<readonly Head[]>,
): Promise<VerifiedPart> => {
  const [phase, from] = (cursor ?? 'links-0').split('-');
  const after = Number(from);
  if (phase === 'links') {
    const { broken = null, links, ...counted } = await verifyLinks(database, after, most);
    const isEnd = links < most;
    return {
      ...counted,
      broken,
      next: broken ? null : isEnd ? 'entries-0' : `links-${after + links}`,
    };
  }
  const part = await verifyEntries(database, after, most);
  const isLast = !part.broken && part.next === undefined;
  const broken = part.broken ?? (isLast ? await verifyEnd(database, await known()) : undefined);
  return {
    ...{ checked: 0, erased: 0, broken: broken ?? null },
    next: part.next === undefined ? null : `entries-${part.next}`,
  };
};
