import type { DocumentStore } from '../documents/document-store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Subject } from '../keys/subject.ts';
import type { TrustedKeys } from '../keys/trusted-keys.ts';

/** What every part of the registry works on. */
export interface Context {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly keys: TrustedKeys;
}

/** A signed document with the revision that a change of it starts from. */
export interface Ref<D> {
  readonly document: D;
  readonly revision: string;
}

/** Name of the signed document that heads a subject's history: 'environment/qa' is kept as 'environments/qa'. */
export const refName = (subject: Subject): string => subject.replace(/^environment\//, 'environments/');
