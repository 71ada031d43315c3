import { type Act, actSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { sequenceBefore } from '../core/acts.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Subject } from '../keys/subject.ts';
import type { Fault } from './fault.ts';
import { hashedContent } from './hashed-content.ts';

export interface History {
  /** The acts that could be read, newest first. */
  readonly acts: readonly Act[];
  readonly faults: readonly Fault[];
}

const readAct = async (documents: DocumentStore, id: string): Promise<Act | Fault> => {
  const where = `acts/${id}`;
  const stored = await documents.read(where);
  if (!stored) return { code: 'REG203', where, found: 'The act after it names it, and it is not there.' };
  const { hash, content } = hashedContent(stored.text);
  const act = z.safeParse(actSchema, content);
  if (hash === id && act.success) return act.data;
  return {
    code: 'REG204',
    where,
    found: hash === id ? 'It is no act.' : `Its content has the hash ${hash}.`,
  };
};

/** What is wrong with the place of an act in its history; undefined when nothing is. */
const misplaced = (act: Act, subject: Subject, sequence: number, to: string | null): string | undefined => {
  if (act.subject !== subject) return `It belongs to ${act.subject} and stands in the history of ${subject}.`;
  if (act.sequence !== sequence) return `It says change ${act.sequence} and stands as change ${sequence}.`;
  return act.to === to ? undefined : `It leads to ${act.to}, and what follows starts from ${to}.`;
};

/**
 * Checks a history from its head to the first act: each act must exist, be unchanged and of this subject, have the
 * sequence that precedes the next act's, and end where that one starts.
 *
 * @param composition the composition of the head's document; null for the releases of an id
 */
export const verifyHistory = async (
  documents: DocumentStore,
  subject: Subject,
  head: { readonly history: string; readonly sequence: number },
  composition: string | null,
): Promise<History> => {
  const acts: Act[] = [];
  const faults: Fault[] = [];
  let id: string | null = head.history;
  let { sequence } = head;
  let to = composition;
  while (id !== null) {
    const act: Act | Fault = await readAct(documents, id);
    if ('code' in act) return { acts, faults: [...faults, act] };
    const found = misplaced(act, subject, sequence, to);
    if (found !== undefined) faults.push({ code: 'REG205', where: `acts/${id}`, found });
    acts.push(act);
    to = act.from;
    sequence = sequenceBefore(act);
    id = act.previous;
  }
  if (sequence !== 0)
    faults.push({ code: 'REG205', where: subject, found: `Its history begins with change ${sequence + 1}.` });
  return { acts, faults };
};
