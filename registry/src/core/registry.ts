import type {
  Act,
  ActName,
  CompositionDocument,
  EnvironmentDocument,
  ReleaseRecord,
} from '@sundara/contracts/federation';
import type { DocumentStore } from '../documents/document-store.ts';
import type { FileStore } from '../files/file-store.ts';

export interface ReleaseName {
  readonly id: string;
  readonly version: string;
}

/** Who acts, and why; both stand in the history for good. */
export interface Actor {
  readonly who: string;
  readonly why: string;
}

/** A published release: its record, and the record's hash, by which compositions pin it. */
export interface StoredRelease {
  readonly record: ReleaseRecord;
  readonly hash: string;
}

/** What one act makes of an environment; the registry adds sequence, history and signature. */
export interface EnvironmentChange {
  readonly act: ActName;
  readonly details: Readonly<Record<string, string>>;
  readonly next: Pick<EnvironmentDocument, 'composition' | 'pins' | 'lock' | 'canary'>;
}

/** What has a history of its own: an environment, or the releases of one id. */
export type Subject = `environment/${string}` | `releases/${string}`;

/** An act with its own hash, by which the next one names it. */
export type NamedAct = Act & { readonly id: string };

/**
 * The registry behind command line and site server. Whatever it answers was checked before: signatures of trusted
 * keys, hashes, schemas. Whatever does not pass throws a Refusal that names the document and what is wrong.
 */
export interface Registry {
  readonly documents: DocumentStore;
  readonly files: FileStore;

  /** Every published release, by id and then by time of publishing. */
  readonly listReleases: () => Promise<readonly StoredRelease[]>;
  /** A release that its team's log lists; undefined when it isn't published. */
  readonly readRelease: (name: ReleaseName) => Promise<StoredRelease | undefined>;
  /** The record that a composition pins, checked by its hash. @throws Refusal when it is missing or another one */
  readonly readRecord: (name: ReleaseName, hash: string) => Promise<ReleaseRecord>;

  /** @throws Refusal when what is kept under the id has another hash */
  readonly readComposition: (id: string) => Promise<CompositionDocument | undefined>;
  /** Keeps a composition and answers its id; an equal one is there once. */
  readonly keepComposition: (document: CompositionDocument) => Promise<string>;

  readonly listEnvironments: () => Promise<readonly string[]>;
  /** Undefined when nothing was promoted to it yet. */
  readonly readEnvironment: (name: string) => Promise<EnvironmentDocument | undefined>;
  /**
   * Changes an environment by one act: writes the act into its history and signs the new document. `change` may be
   * called again with a newer document when somebody else was faster.
   *
   * @throws Refusal when there is no key for the environment here, or what `change` throws
   */
  readonly changeEnvironment: (
    name: string,
    actor: Actor,
    change: (current: EnvironmentDocument | undefined) => Promise<EnvironmentChange>,
  ) => Promise<EnvironmentDocument>;
  /** Whether this process holds the key that changes the subject. */
  readonly canSign: (subject: Subject) => Promise<boolean>;

  /** The acts of a subject, newest first, each checked by the hash that the one after it names. */
  readonly history: (subject: Subject) => AsyncIterable<NamedAct>;
  readonly close: () => Promise<void>;
}
