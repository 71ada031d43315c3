import type {
  Act,
  ActName,
  CompositionDocument,
  EnvironmentDocument,
  Reason,
  ReleaseLog,
  ReleaseRecord,
} from '@sundara/contracts/federation';
import type { DocumentStore } from '../documents/document-store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Subject } from '../keys/subject.ts';
import type { TrustedKeys } from '../keys/trusted-keys.ts';

export interface ReleaseName {
  readonly id: string;
  readonly version: string;
}

/** A release that a composition names, with the hash of its record. */
export interface PinnedRelease extends ReleaseName {
  readonly record: string;
}

/** Who acts, and why; both are recorded in the history for good. */
export interface Actor {
  readonly who: string;
  readonly why: string;
}

/** The reason that a history records when none was given. */
export const NO_REASON = 'no reason given';

/** A published release: its record, and the record's hash, which compositions pin. */
export interface StoredRelease {
  readonly record: ReleaseRecord;
  readonly hash: string;
}

/** A published release that this program can't read: a newer program wrote it, or it was never complete. */
export interface UnreadableRelease extends ReleaseName {
  readonly why: string;
}

/** Every published release: the shell's first, then by id; within one id by time of publishing. */
export interface ReleaseList {
  readonly releases: readonly StoredRelease[];
  readonly unreadable: readonly UnreadableRelease[];
  /** 'booking@1.4.2' → who withdrew it, why and when. */
  readonly withdrawn: ReadonlyMap<string, Reason>;
}

/** What one act changes in an environment; the registry adds sequence, history and signature. */
export interface EnvironmentChange {
  readonly act: ActName;
  readonly details: Readonly<Record<string, string>>;
  readonly next: Pick<
    EnvironmentDocument,
    'composition' | 'pins' | 'lock' | 'canary' | 'provider' | 'endedByCanary' | 'flags' | 'rules'
  >;
}

/** What one act changes in the published releases of one id. */
export interface ReleasesChange {
  readonly act: 'publish' | 'remove' | 'withdraw';
  readonly details: Readonly<Record<string, string>>;
  /** The parts of the log that change, with their new content. */
  readonly next: Partial<ReleaseLists>;
}

/** The versions of one id, as a log lists them. */
export interface ReleaseLists {
  /** Version → hash of its record. */
  readonly releases: Readonly<ReleaseLog['releases']>;
  readonly withdrawn: Readonly<NonNullable<ReleaseLog['withdrawn']>>;
}

/** An act with its own hash, which the next act names. */
export type NamedAct = Act & { readonly id: string };

/**
 * The registry behind the command line and the site server. Everything it returns has been checked: signatures by
 * trusted keys, hashes, schemas. A failed check throws a Refusal that names the document and the fault.
 */
export interface Registry {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly keys: TrustedKeys;

  readonly listReleases: () => Promise<ReleaseList>;
  /** A release that its team's log lists; undefined when it isn't published. */
  readonly readRelease: (name: ReleaseName) => Promise<StoredRelease | undefined>;
  /** Whether its team's log lists it; its files aren't checked. */
  readonly isPublished: (name: ReleaseName) => Promise<boolean>;
  /** Who withdrew a release, why and when; undefined when nobody did. */
  readonly withdrawalOf: (name: ReleaseName) => Promise<Reason | undefined>;
  /** The record that a composition pins, checked by its hash. @throws Refusal when it is missing or has another hash */
  readonly readRecord: (name: ReleaseName, hash: string) => Promise<ReleaseRecord>;
  /**
   * Changes the log of one id by one act; `change` is called again when somebody else wrote first. Files are not
   * touched.
   *
   * @throws Refusal when there is no key for the id's releases here, or what `change` throws
   */
  readonly changeReleases: (
    id: string,
    actor: Actor,
    change: (current: ReleaseLists) => Promise<ReleasesChange>,
  ) => Promise<ReleaseLog>;

  /** @throws Refusal when the stored document doesn't match the hash in its id */
  readonly readComposition: (id: string) => Promise<CompositionDocument | undefined>;
  /** Stores a composition and returns its id; equal compositions are stored once. */
  readonly keepComposition: (document: CompositionDocument) => Promise<string>;

  readonly listEnvironments: () => Promise<readonly string[]>;
  /** Undefined when nothing was promoted to it yet. */
  readonly readEnvironment: (name: string) => Promise<EnvironmentDocument | undefined>;
  /**
   * Changes an environment by one act: writes the act into its history and signs the new document. `change` is called
   * again with the newer document when somebody else wrote first.
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
  /** @throws Refusal when this process doesn't hold the key that changes the subject, or it isn't trusted */
  readonly requireKey: (subject: Subject) => Promise<void>;

  /** The acts of a subject, newest first, each checked against the hash in the act that follows it. */
  readonly history: (subject: Subject) => AsyncIterable<NamedAct>;
  readonly close: () => Promise<void>;
}
