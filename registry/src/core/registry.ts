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

/** Who acts, and why; both stand in the history for good. */
export interface Actor {
  readonly who: string;
  readonly why: string;
}

/** What stands in a history where nobody said why. */
export const NO_REASON = 'no reason given';

/** A published release: its record, and the record's hash, by which compositions pin it. */
export interface StoredRelease {
  readonly record: ReleaseRecord;
  readonly hash: string;
}

/** A published release that this program can't make sense of: a newer one wrote it, or it never was whole. */
export interface UnreadableRelease extends ReleaseName {
  readonly why: string;
}

/** Every published release: the shell's, then by id; of one id by time of publishing. */
export interface ReleaseList {
  readonly releases: readonly StoredRelease[];
  readonly unreadable: readonly UnreadableRelease[];
  /** 'booking@1.4.2' → who withdrew it, why and when. */
  readonly withdrawn: ReadonlyMap<string, Reason>;
}

/** What one act makes of an environment; the registry adds sequence, history and signature. */
export interface EnvironmentChange {
  readonly act: ActName;
  readonly details: Readonly<Record<string, string>>;
  readonly next: Pick<
    EnvironmentDocument,
    'composition' | 'pins' | 'lock' | 'canary' | 'provider' | 'endedByCanary' | 'flags' | 'rules'
  >;
}

/** What one act makes of the published releases of one id. */
export interface ReleasesChange {
  readonly act: 'publish' | 'remove' | 'withdraw';
  readonly details: Readonly<Record<string, string>>;
  /** What the log says from now on, where it is to say something else. */
  readonly next: Partial<ReleaseLists>;
}

/** What a log says of the versions of one id. */
export interface ReleaseLists {
  /** Version → hash of its record. */
  readonly releases: Readonly<ReleaseLog['releases']>;
  readonly withdrawn: Readonly<NonNullable<ReleaseLog['withdrawn']>>;
}

/** An act with its own hash, by which the next one names it. */
export type NamedAct = Act & { readonly id: string };

/**
 * The registry behind command line and site server. Whatever it answers was checked before: signatures of trusted
 * keys, hashes, schemas. Whatever does not pass throws a Refusal that names the document and what is wrong.
 */
export interface Registry {
  readonly documents: DocumentStore;
  readonly files: FileStore;
  readonly keys: TrustedKeys;

  readonly listReleases: () => Promise<ReleaseList>;
  /** A release that its team's log lists; undefined when it isn't published. */
  readonly readRelease: (name: ReleaseName) => Promise<StoredRelease | undefined>;
  /** Whether its team's log lists it; its files aren't looked at. */
  readonly isPublished: (name: ReleaseName) => Promise<boolean>;
  /** Who withdrew a release, why and when; undefined when nobody did. */
  readonly withdrawalOf: (name: ReleaseName) => Promise<Reason | undefined>;
  /** The record that a composition pins, checked by its hash. @throws Refusal when it is missing or another one */
  readonly readRecord: (name: ReleaseName, hash: string) => Promise<ReleaseRecord>;
  /**
   * Changes what the log of one id says by one act; `change` may be called again when somebody else was
   * faster. Files are not touched.
   *
   * @throws Refusal when there is no key for the id's releases here, or what `change` throws
   */
  readonly changeReleases: (
    id: string,
    actor: Actor,
    change: (current: ReleaseLists) => Promise<ReleasesChange>,
  ) => Promise<ReleaseLog>;

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
  /** @throws Refusal when this process doesn't hold the key that changes the subject, or it isn't trusted */
  readonly requireKey: (subject: Subject) => Promise<void>;

  /** The acts of a subject, newest first, each checked by the hash that the one after it names. */
  readonly history: (subject: Subject) => AsyncIterable<NamedAct>;
  readonly close: () => Promise<void>;
}
