import { type Act, actSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { documentHash } from '../documents/document-hash.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Fault } from './fault.ts';
import { hashedContent } from './hashed-content.ts';

const PREFIX = 'acts/';

/** Acts outside every chain: left by a writer that lost a race, or hidden by a restored earlier state. */
const readOthers = async (
  documents: DocumentStore,
  chained: ReadonlySet<string>,
): Promise<readonly Act[]> => {
  const others: Act[] = [];
  for (const place of await documents.list(PREFIX)) {
    const id = place.slice(PREFIX.length);
    if (chained.has(id)) continue;
    const { hash, content } = hashedContent((await documents.read(place))?.text ?? '');
    const act = z.safeParse(actSchema, content);
    if (hash === id && act.success) others.push(act.data);
  }
  return others;
};

/**
 * Acts that a revocation removed from a history: from the one that it names back to where the two histories diverge.
 */
const undoneActs = (others: readonly Act[], chained: readonly Act[]): ReadonlySet<Act> => {
  const byId = new Map(others.map((act) => [documentHash(act), act]));
  const undone = new Set<Act>();
  for (const { act, details } of chained) {
    let id: string | null | undefined = act === 'key.revoke' ? details.undone : undefined;
    for (let one = byId.get(id ?? ''); one; one = byId.get(id ?? '')) {
      undone.add(one);
      id = one.previous;
    }
  }
  return undone;
};

/**
 * Finds signed documents that were replaced by an earlier state of themselves. Nobody builds on an act that never took
 * effect, so an act that another one names, but that isn't in its history, once took effect. An earlier state that
 * hides just one act can't be distinguished from an act that lost a race.
 *
 * @param chained all acts in the histories
 */
export const verifyOrder = async (
  documents: DocumentStore,
  chained: readonly Act[],
): Promise<readonly Fault[]> => {
  const known = new Set(chained.map(documentHash));
  const others = await readOthers(documents, known);
  const built = new Set(others.map(({ previous }) => previous));
  const undone = undoneActs(others, chained);
  const hidden = others.filter((act) => built.has(documentHash(act)) && !undone.has(act));
  return hidden.map((act) => ({
    code: 'REG215',
    where: act.subject,
    found: `Change ${act.sequence} by ${act.who} counted once (${PREFIX}${documentHash(act)}), and its history doesn't know it.`,
  }));
};
