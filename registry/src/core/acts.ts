import { type Act, actSchema } from '@sundara/contracts/federation';
import { canonicalJson } from '../documents/canonical-json.ts';
import { documentHash } from '../documents/document-hash.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import type { Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import type { NamedAct } from './registry.ts';

/** Stores an act under its hash. It takes effect once a signed document names it. */
export const keepAct = async (documents: DocumentStore, act: Act): Promise<string> => {
  const id = documentHash(act);
  await documents.write(`acts/${id}`, canonicalJson(act), undefined);
  return id;
};

/** @throws Refusal when it is missing, was changed, or isn't an act */
export const readAct = async (documents: DocumentStore, id: string): Promise<Act> => {
  const name = `acts/${id}`;
  const stored = await documents.read(name);
  if (!stored) throw new Refusal(`${name} is missing, so the history has a hole: restore it from a copy.`);
  const content = parseJson(name, stored.text);
  if (documentHash(content) !== id)
    throw new Refusal(`${name} was changed, as its hash tells: restore it from a copy.`);
  return checkSchema(name, actSchema, content);
};

/** The sequence of the previous act: one less, except after a key was ended, when the skipped acts leave a gap. */
export const sequenceBefore = ({ act, sequence, details }: Act): number =>
  act.startsWith('key.') && details.last !== undefined ? Number(details.last) : sequence - 1;

/**
 * The acts from this one back to the first, each checked against the hash in the act that follows it.
 *
 * @throws Refusal when one is missing, was changed, or has the wrong subject or sequence
 */
export async function* actsFrom(
  documents: DocumentStore,
  subject: Subject,
  head: { readonly history: string; readonly sequence: number },
): AsyncGenerator<NamedAct> {
  let id: string | null = head.history;
  let { sequence } = head;
  while (id !== null) {
    const act: Act = await readAct(documents, id);
    if (act.subject !== subject || act.sequence !== sequence)
      throw new Refusal(
        `acts/${id} is change ${act.sequence} of ${act.subject}, and stands as change ${sequence} of ${subject}: restore the history from a copy.`,
      );
    yield { ...act, id };
    id = act.previous;
    sequence = sequenceBefore(act);
  }
  if (sequence !== 0)
    throw new Refusal(`The history of ${subject} ends before change ${sequence}: restore it from a copy.`);
}
