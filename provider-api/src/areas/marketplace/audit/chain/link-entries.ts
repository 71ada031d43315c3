import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/database/open-database.ts';
import { auditHead, auditLinks } from '../audit.tables.ts';
import {
  findHead,
  findUnlinked,
  type Head,
  lockHead,
  removeUnlinked,
  someUnlinked,
} from './chain.repository.ts';
import { linkHash } from './chain-hash.ts';

/** Entries that are linked in one transaction. */
const AT_ONCE = 500;

/**
 * Gives every committed entry its link in the chain. Writers of entries never wait for this: only concurrent linkers
 * wait for each other, for a moment (decision 46).
 * @returns the end of the chain
 */
export const linkEntries = async (database: Database): Promise<Head> => {
  while (await someUnlinked(database.db)) await linkSome(database);
  return findHead(database.db);
};

const linkSome = ({ transaction }: Database): Promise<void> =>
  transaction(async (tx) => {
    let { no, hash } = await lockHead(tx);
    const entries = await findUnlinked(tx, AT_ONCE);
    const links = entries.map((entry) => {
      no += 1;
      hash = linkHash(hash, no, entry);
      return { no, entryId: entry.id, hash };
    });
    if (links.length === 0) return;
    await tx.insert(auditLinks).values(links);
    await removeUnlinked(
      tx,
      entries.map(({ id }) => id),
    );
    await tx.update(auditHead).set({ no, hash, at: new Date() }).where(eq(auditHead.id, 1));
  });
