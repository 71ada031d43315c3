import { type CompositionDocument, compositionDocumentSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import { releasesOf } from '../compose/releases-of.ts';
import { nameOf } from '../core/release-name.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { Fault } from './fault.ts';
import { hashedContent } from './hashed-content.ts';

const PREFIX = 'compositions/';

/** What compositions may name, and which of them must exist. */
export interface Expected {
  /** Hashes of the records of every release ever published, including removed ones. */
  readonly published: ReadonlySet<string>;
  /** Ids whose releases are unknown, as their log can't be trusted: that is one fault, not many. */
  readonly untold: ReadonlySet<string>;
  /** Composition → what needs it: 'production runs it'. */
  readonly needed: ReadonlyMap<string, string>;
}

const verifyOne = (
  place: string,
  text: string,
  { published, untold }: Expected,
): CompositionDocument | Fault => {
  const { hash, content } = hashedContent(text);
  if (hash !== place.slice(PREFIX.length))
    return { code: 'REG206', where: place, found: `Its content has the hash ${hash}.` };
  const read = z.safeParse(compositionDocumentSchema, content);
  if (!read.success) return { code: 'REG206', where: place, found: 'It is no composition.' };
  const unknown = releasesOf(read.data).find(({ id, record }) => !published.has(record) && !untold.has(id));
  if (!unknown) return read.data;
  const found = `It names ${nameOf(unknown)} by ${unknown.record}, which no log lists.`;
  return { code: 'REG208', where: place, found };
};

/** Checks every composition: its hash, and the releases that it names; and that the needed ones exist. */
export const verifyCompositions = async (documents: DocumentStore, expected: Expected) => {
  const compositions = new Map<string, CompositionDocument>();
  const faults: Fault[] = [];
  const places = await documents.list(PREFIX);
  for (const place of places) {
    const stored = await documents.read(place);
    if (!stored) continue;
    const verified = verifyOne(place, stored.text, expected);
    if ('code' in verified) faults.push(verified);
    else compositions.set(place.slice(PREFIX.length), verified);
  }
  for (const [id, why] of expected.needed)
    if (!places.includes(PREFIX + id))
      faults.push({ code: 'REG207', where: PREFIX + id, found: `It is not there, and ${why}.` });
  return { compositions, faults };
};
