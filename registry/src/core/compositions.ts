import { type CompositionDocument, compositionDocumentSchema } from '@sundara/contracts/federation';
import { canonicalJson } from '../documents/canonical-json.ts';
import { documentHash } from '../documents/document-hash.ts';
import { checkSchema, parseJson } from '../json-text.ts';
import { Tampered } from '../refusal.ts';
import type { Context } from './context.ts';

const nameOf = (id: string): string => `compositions/${id}`;

/** @throws Refusal when the stored document doesn't match the hash in its id */
export const readComposition = async (
  { documents }: Context,
  id: string,
): Promise<CompositionDocument | undefined> => {
  const name = nameOf(id);
  const stored = await documents.read(name);
  if (!stored) return undefined;
  const content = parseJson(name, stored.text);
  if (documentHash(content) !== id)
    throw new Tampered(`${name} was changed, as its hash tells: restore it from a copy.`);
  return checkSchema(name, compositionDocumentSchema, content);
};

/** Stores a composition under its hash; equal compositions are stored once. */
export const keepComposition = async (
  { documents }: Context,
  document: CompositionDocument,
): Promise<string> => {
  const id = documentHash(document);
  await documents.write(nameOf(id), canonicalJson(document), undefined);
  return id;
};
