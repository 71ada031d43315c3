import * as z from 'zod/mini';
import { releaseVersionSchema } from './build-record.ts';
import { flagsSchema } from './flags.ts';

/** sha256 of a document's canonical JSON, in hex: the name of a content-addressed document. */
export const documentHashSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'A document is named by 64 hex digits'));

export const environmentNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, "An environment is named in lower case, 'staging'"));

const locked = z.object({ version: releaseVersionSchema, record: documentHashSchema });

/**
 * A stored composition: the release of the shell and of each remote, pinned by the hash of its record, which pins its
 * files. It is named by its own hash, so equal sets are one document.
 */
export const compositionDocumentSchema = z.object({
  shell: locked,
  remotes: z.record(z.string(), locked),
});
export type CompositionDocument = z.output<typeof compositionDocumentSchema>;

/** Who decided something, why and when. */
export const reasonSchema = z.looseObject({ by: z.string(), why: z.string(), at: z.string() });
export type Reason = z.output<typeof reasonSchema>;

/** The failures that a canary may cause before it is rolled back; shares in percent. */
export const canaryBudgetSchema = z.object({
  /** Nothing is decided before this many loads of a remote. */
  minimumLoads: z.int().check(z.gte(1)),
  loadErrorPercent: z.number(),
  renderErrorPercent: z.number(),
  /** Allowed ratio of the 75th percentile of load time to that outside the canary; 1.5 is 50 % slower. */
  slowerBy: z.number(),
});
export type CanaryBudget = z.output<typeof canaryBudgetSchema>;

export const DEFAULT_CANARY_BUDGET: CanaryBudget = {
  minimumLoads: 20,
  loadErrorPercent: 2,
  renderErrorPercent: 1,
  slowerBy: 1.5,
};

/** Shares that a canary gets automatically, one after the other. */
export const canaryPlanSchema = z.looseObject({
  /** In percent, each larger than the one before; the canary is finished when the last step, 100, has baked. */
  steps: z.array(z.number().check(z.gt(0), z.lte(100))).check(z.minLength(1)),
  /** The minimum time for which each share is watched. */
  bakeSeconds: z.int().check(z.gte(1)),
  /** When the current share began. */
  since: z.string(),
  /** Remote → loads in the canary before the current share. */
  loads: z.record(z.string(), z.int()),
});
export type CanaryPlan = z.output<typeof canaryPlanSchema>;

export const canarySchema = z.looseObject({
  composition: documentHashSchema,
  percent: z.number().check(z.gte(0), z.lte(100)),
  /** Gives each canary different cohorts. */
  salt: z.string(),
  startedAt: z.string(),
  budget: canaryBudgetSchema,
  plan: z.optional(canaryPlanSchema),
});
export type Canary = z.output<typeof canarySchema>;

/** A canary that was ended by its budget: the sentence names the release that exceeded it. */
export const endedByCanarySchema = z.looseObject({ at: z.string(), why: z.string() });
export type EndedByCanary = z.output<typeof endedByCanarySchema>;

const environmentFields = {
  kind: z.literal('environment'),
  environment: environmentNameSchema,
  sequence: z.int().check(z.gte(1)),
  composition: documentHashSchema,
  /** Ids that no promotion changes, each with its reason. */
  pins: z.record(z.string(), reasonSchema),
  /** While it is set, nothing changes. */
  lock: z.optional(reasonSchema),
  canary: z.optional(canarySchema),
  /** Origin of the provider API that its pages call, as reached by the gate: 'http://127.0.0.1:3001'. */
  provider: z.optional(z.string()),
  /** 'booking@1.4.2' → when and why its canary failed here; until it is tried or promoted here again. */
  endedByCanary: z.optional(z.record(z.string(), endedByCanarySchema)),
  /** Flags and for whom they are on; all other flags are off. */
  flags: z.optional(flagsSchema),
  /** Sequence of the rules that judged it last; earlier rules, or none, may no longer judge it. */
  rules: z.optional(z.int()),
  /** The act that caused this state; it links to the earlier acts. */
  history: documentHashSchema,
  changedAt: z.string(),
};

/**
 * What one environment runs, and the only authority on it; `sequence` grows by one with each change. Fields of a newer
 * program are preserved, as a change signs the whole document again.
 */
export const environmentSchema = z.looseObject(environmentFields);
export type EnvironmentDocument = z.output<z.ZodMiniObject<typeof environmentFields>>;

const releaseLogFields = {
  kind: z.literal('release-log'),
  id: z.string(),
  sequence: z.int().check(z.gte(1)),
  /** Version → hash of its record. */
  releases: z.record(releaseVersionSchema, documentHashSchema),
  /** Versions that no environment may start to run any more, permanently; includes versions removed since. */
  withdrawn: z.optional(z.record(releaseVersionSchema, reasonSchema)),
  history: documentHashSchema,
  changedAt: z.string(),
};

/** Every release of one id. A version is published exactly when it is listed here. Newer fields are preserved. */
export const releaseLogSchema = z.looseObject(releaseLogFields);
export type ReleaseLog = z.output<z.ZodMiniObject<typeof releaseLogFields>>;

export const ACT_NAMES = [
  'publish',
  'promote',
  'rollback',
  'pin',
  'unpin',
  'lock',
  'unlock',
  'canary.start',
  'canary.step',
  'canary.stop',
  'canary.finish',
  'canary.failed',
  'provider',
  'remove',
  'withdraw',
  'flag.set',
  'flag.clear',
  'key.add',
  'key.renew',
  'key.revoke',
  'key.rotate',
  'rules.set',
] as const;
export type ActName = (typeof ACT_NAMES)[number];

/** One act in a history. It contains the hash of the previous act, so changes and omissions are detected. */
export const actSchema = z.object({
  /** 'environment/production' or 'releases/booking'. */
  subject: z.string(),
  /** The subject's sequence after the act. */
  sequence: z.int(),
  /** One of `ActName`, or the name of a newer command's act: a history stays readable to its end. */
  act: z.string(),
  who: z.string(),
  at: z.string(),
  why: z.string(),
  /** Compositions before and after; null if there is none, equal if the act did not change it. */
  from: z.nullable(documentHashSchema),
  to: z.nullable(documentHashSchema),
  /** Details of the act: 'release': 'booking@1.4.2', 'percent': '10'. */
  details: z.record(z.string(), z.string()),
  previous: z.nullable(documentHashSchema),
});
export type Act = z.output<typeof actSchema>;

/** A document with its Ed25519 signature over its canonical JSON; `key` is the signing key's id. */
export const signed = <S extends z.ZodMiniType>(document: S) =>
  z.object({ document, signature: z.object({ key: z.string(), value: z.string() }) });

/** The root keys that this machine trusts; separate from the store, so that store writers can't change them. */
export const trustSchema = z.object({
  roots: z.array(
    z.object({
      /** First 16 hex digits of the sha256 of the public key. */
      id: z.string(),
      /** SPKI, PEM. */
      publicKey: z.string(),
      owner: z.string(),
      addedAt: z.string(),
    }),
  ),
});
export type Trust = z.output<typeof trustSchema>;

const trustedKeyFields = {
  /** First 16 hex digits of the sha256 of the public key. */
  id: z.string(),
  /** What it may sign: 'environment/production' or 'releases/booking'. */
  subject: z.string(),
  /** SPKI, PEM. */
  publicKey: z.string(),
  owner: z.string(),
  addedAt: z.string(),
  /** If set, no signature of this key is valid any more. */
  revoked: z.optional(reasonSchema),
};
export const trustedKeySchema = z.looseObject(trustedKeyFields);
export type TrustedKey = z.output<z.ZodMiniObject<typeof trustedKeyFields>>;

const keyListFields = {
  kind: z.literal('key-list'),
  sequence: z.int().check(z.gte(1)),
  /** After this instant nothing new is signed or accepted until the root has signed a later list. */
  expiresAt: z.string(),
  keys: z.array(trustedKeySchema),
  history: documentHashSchema,
  changedAt: z.string(),
};

/** The keys whose signatures are valid, signed by a root key. Fields of a newer program are preserved. */
export const keyListSchema = z.looseObject(keyListFields);
export type KeyList = z.output<z.ZodMiniObject<typeof keyListFields>>;
