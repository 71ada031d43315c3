import {
  type EnvironmentDocument,
  environmentSchema,
  type ReleaseLog,
  releaseLogSchema,
} from '@sundara/contracts/federation';
import { refName } from '../core/context.ts';
import type { Subject } from '../core/registry.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { openDocument } from '../keys/envelope.ts';
import { Refusal } from '../refusal.ts';
import type { Fault, FaultCode } from './fault.ts';

export interface Signed<D> {
  readonly found: readonly { readonly subject: Subject; readonly document: D }[];
  readonly faults: readonly Fault[];
}

/** The sentence of a refusal; any other error is one of ours and goes on. */
export const sentenceOf = (error: unknown): string => {
  if (error instanceof Refusal) return error.message;
  throw error;
};

const verifySigned = async <D>(
  documents: DocumentStore,
  kind: 'environment' | 'releases',
  code: FaultCode,
  open: (place: string, text: string, subject: Subject) => Promise<D>,
): Promise<Signed<D>> => {
  const found: { subject: Subject; document: D }[] = [];
  const faults: Fault[] = [];
  const prefix = kind === 'environment' ? 'environments/' : 'releases/';
  for (const place of await documents.list(prefix)) {
    const subject: Subject = `${kind}/${place.slice(prefix.length)}`;
    try {
      const stored = await documents.read(refName(subject));
      if (stored) found.push({ subject, document: await open(place, stored.text, subject) });
    } catch (error) {
      faults.push({ code, where: place, found: sentenceOf(error) });
    }
  }
  return { found, faults };
};

/** Every environment: signed by a trusted key of its own, and describing itself. */
export const verifyEnvironments = (
  documents: DocumentStore,
  trustFile: string,
): Promise<Signed<EnvironmentDocument>> =>
  verifySigned(documents, 'environment', 'REG202', async (place, text, subject) => {
    const document = await openDocument(place, text, subject, environmentSchema, trustFile);
    if (`environment/${document.environment}` === subject) return document;
    throw new Refusal(`${place} says that it is '${document.environment}'.`);
  });

/** Every list of published releases: signed by a trusted key of its team, and describing itself. */
export const verifyLogs = (documents: DocumentStore, trustFile: string): Promise<Signed<ReleaseLog>> =>
  verifySigned(documents, 'releases', 'REG201', async (place, text, subject) => {
    const document = await openDocument(place, text, subject, releaseLogSchema, trustFile);
    if (`releases/${document.id}` === subject) return document;
    throw new Refusal(`${place} says that it lists '${document.id}'.`);
  });
