import type { DocumentStore } from '../documents/document-store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Subject } from '../keys/subject.ts';
import type { TrustedKeys } from '../keys/trusted-keys.ts';

/** The stores and keys that every part of the registry uses. */
export interface Context {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly keys: TrustedKeys;
}

/** A signed document and the revision that a change is based on. */
export interface Ref<D> {
  readonly document: D;
  readonly revision: string;
}

/** Name of the signed document that heads a subject's history: 'environment/qa' is stored as 'environments/qa'. */
export const refName = (subject: Subject): string => subject.replace(/^environment\//, 'environments/');
