import {
  type EnvironmentDocument,
  environmentSchema,
  type KeyList,
  keyListSchema,
  type ReleaseLog,
  type RulesDocument,
  releaseLogSchema,
  rulesSchema,
} from '@sundara/contracts/federation';
import { refName } from '../core/context.ts';
import type { Registry } from '../core/registry.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { KEY_LIST, RULES, type Subject } from '../keys/subject.ts';
import { Refusal } from '../refusal.ts';
import type { Fault, FaultCode } from './fault.ts';

export type SignedStores = Pick<Registry, 'documents' | 'keys'>;

export interface Signed<D> {
  readonly found: readonly { readonly subject: Subject; readonly document: D }[];
  readonly faults: readonly Fault[];
}

/** The message of a refusal; any other error is a bug and is thrown again. */
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

/** Checks every environment: signed by a trusted key of its own, and with its own name in it. */
export const verifyEnvironments = (stores: SignedStores): Promise<Signed<EnvironmentDocument>> =>
  verifySigned(stores.documents, 'environment', 'REG202', async (place, text, subject) => {
    const document = await stores.keys.open(place, text, subject, environmentSchema);
    if (`environment/${document.environment}` === subject) return document;
    throw new Refusal(`${place} says that it is '${document.environment}'.`);
  });

/** Checks every list of published releases: signed by a trusted key of its team, and with its own id in it. */
export const verifyLogs = (stores: SignedStores): Promise<Signed<ReleaseLog>> =>
  verifySigned(stores.documents, 'releases', 'REG201', async (place, text, subject) => {
    const document = await stores.keys.open(place, text, subject, releaseLogSchema);
    if (`releases/${document.id}` === subject) return document;
    throw new Refusal(`${place} says that it lists '${document.id}'.`);
  });

const verifyOne = async <D>(
  { documents }: SignedStores,
  subject: typeof KEY_LIST | typeof RULES,
  code: FaultCode,
  open: (text: string) => Promise<D>,
): Promise<Signed<D>> => {
  const stored = await documents.read(subject);
  try {
    return { found: stored ? [{ subject, document: await open(stored.text) }] : [], faults: [] };
  } catch (error) {
    return { found: [], faults: [{ code, where: subject, found: sentenceOf(error) }] };
  }
};

/** Checks that the list of trusted keys is signed by a root. */
export const verifyKeyList = (stores: SignedStores): Promise<Signed<KeyList>> =>
  verifyOne(stores, KEY_LIST, 'REG217', (text) => stores.keys.open(KEY_LIST, text, KEY_LIST, keyListSchema));

/** Checks that the rules of the environments are signed by a root. */
export const verifyRules = (stores: SignedStores): Promise<Signed<RulesDocument>> =>
  verifyOne(stores, RULES, 'REG218', (text) => stores.keys.open(RULES, text, RULES, rulesSchema));
