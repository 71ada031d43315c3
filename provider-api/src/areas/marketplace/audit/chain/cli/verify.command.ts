import type { AuditBreak } from '@sundara/contracts/api';
import type { Database } from '../../../../../platform/database/open-database.ts';
import type { Head } from '../chain.repository.ts';
import type { ChainCheckpoints } from '../chain-checkpoints.ts';
import { linkEntries } from '../link-entries.ts';
import { verifyPart } from '../verify-part.ts';

const AT_ONCE = 5_000;

interface Command {
  readonly database: Database;
  readonly heads: Pick<ChainCheckpoints, 'read'>;
  /** Ends of the chain that the operator noted. */
  readonly known: readonly Head[];
  readonly say: (line: string) => void;
}

/** Verifies the whole audit, in parts. @returns the exit code: 0 if it is intact, 1 if something was changed */
export const verifyCommand = async ({ database, heads, known, say }: Command): Promise<number> => {
  const head = await linkEntries(database);
  let [checked, erased] = [0, 0];
  let cursor: string | undefined;
  do {
    const ends = async () => [...(await heads.read()), ...known];
    const part = await verifyPart(database, cursor, AT_ONCE, ends);
    checked += part.checked;
    erased += part.erased;
    if (part.broken) {
      say(`BROKEN after ${checked} entries that stand: ${brokenWords(part.broken)}`);
      return 1;
    }
    cursor = part.next ?? undefined;
  } while (cursor);
  say(`OK: ${checked} entries stand as they were written; out of ${erased} a person was erased.`);
  say(`The chain ends with ${head.no}:${head.hash}`);
  return 0;
};

const WORDS: Readonly<Record<AuditBreak['why'], string>> = {
  changed: 'who, when, what or where was changed.',
  'contents-changed': 'what changed was changed.',
  'entry-missing': 'it was deleted.',
  'link-missing': 'it was deleted together with its link.',
  'end-missing': 'it and what follows was deleted.',
  'put-in-later': 'it was written at another time than it says.',
  'beside-the-chain': 'it was put in beside the chain.',
  rewritten: 'the chain was written anew from here or before.',
};

const brokenWords = ({ why, no, entryId, field }: AuditBreak): string => {
  const named = [no && `link ${no}`, entryId && `entry ${entryId}`, field && `field '${field}'`];
  return `${named.filter(Boolean).join(', ')}: ${WORDS[why]}`;
};
