import * as z from 'zod/mini';
import { releaseVersionSchema } from './build-record.ts';
import { flagsSchema } from './flags.ts';

/** sha256 of a document's canonical JSON, in hex: its name where documents are named by what they say. */
export const documentHashSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{64}$/, 'A document is named by 64 hex digits'));

export const environmentNameSchema = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*$/, "An environment is named in lower case, 'staging'"));

const locked = z.object({ version: releaseVersionSchema, record: documentHashSchema });

/**
 * A composition as it is kept: which release of everything, each pinned by the hash of its record, which pins its
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

/** What a canary may cost before it is rolled back; shares in percent. */
export const canaryBudgetSchema = z.object({
  /** Nothing is decided before so many loads of a remote. */
  minimumLoads: z.int().check(z.gte(1)),
  loadErrorPercent: z.number(),
  renderErrorPercent: z.number(),
  /** How much slower the 75th percentile of load time may be than beside it, 1.5 for half as much again. */
  slowerBy: z.number(),
});
export type CanaryBudget = z.output<typeof canaryBudgetSchema>;

export const DEFAULT_CANARY_BUDGET: CanaryBudget = {
  minimumLoads: 20,
  loadErrorPercent: 2,
  renderErrorPercent: 1,
  slowerBy: 1.5,
};

/** Shares that a canary gets one after the other by itself. */
export const canaryPlanSchema = z.looseObject({
  /** In percent, each larger than the one before; the canary is finished when all of 100 percent has baked. */
  steps: z.array(z.number().check(z.gt(0), z.lte(100))).check(z.minLength(1)),
  /** How long each share is watched at least. */
  bakeSeconds: z.int().check(z.gte(1)),
  /** When the present share began. */
  since: z.string(),
  /** Remote → loads in the canary before the present share. */
  loads: z.record(z.string(), z.int()),
});
export type CanaryPlan = z.output<typeof canaryPlanSchema>;

export const canarySchema = z.looseObject({
  composition: documentHashSchema,
  percent: z.number().check(z.gte(0), z.lte(100)),
  /** Makes the cohorts of each canary other ones. */
  salt: z.string(),
  startedAt: z.string(),
  budget: canaryBudgetSchema,
  plan: z.optional(canaryPlanSchema),
});
export type Canary = z.output<typeof canarySchema>;

/** That a canary was ended by what it cost: the sentence names the release that broke the budget. */
export const endedByCanarySchema = z.looseObject({ at: z.string(), why: z.string() });
export type EndedByCanary = z.output<typeof endedByCanarySchema>;

const environmentFields = {
  kind: z.literal('environment'),
  environment: environmentNameSchema,
  sequence: z.int().check(z.gte(1)),
  composition: documentHashSchema,
  /** Ids that no promotion moves, each with its reason. */
  pins: z.record(z.string(), reasonSchema),
  /** Nothing changes while it is there. */
  lock: z.optional(reasonSchema),
  canary: z.optional(canarySchema),
  /** Origin of the provider API that its pages call, as the gate reaches it: 'http://127.0.0.1:3001'. */
  provider: z.optional(z.string()),
  /** 'booking@1.4.2' → when its canary here failed, and why; until it is tried or promoted here again. */
  endedByCanary: z.optional(z.record(z.string(), endedByCanarySchema)),
  /** What is on for a share of the browsers; all else is off. */
  flags: z.optional(flagsSchema),
  /** Change of the rules by which it was judged last: an earlier one, or none, judges it no more. */
  rules: z.optional(z.int()),
  /** The act that made it so; earlier ones hang on it. */
  history: documentHashSchema,
  changedAt: z.string(),
};

/**
 * What one environment runs. It alone decides; `sequence` grows by one with each change. Fields that a newer program
 * wrote are kept, as whoever changes the document signs all of it anew.
 */
export const environmentSchema = z.looseObject(environmentFields);
export type EnvironmentDocument = z.output<z.ZodMiniObject<typeof environmentFields>>;

const releaseLogFields = {
  kind: z.literal('release-log'),
  id: z.string(),
  sequence: z.int().check(z.gte(1)),
  /** Version → hash of its record. */
  releases: z.record(releaseVersionSchema, documentHashSchema),
  /** Versions that nothing may begin to run any more, for good; also those that were removed since. */
  withdrawn: z.optional(z.record(releaseVersionSchema, reasonSchema)),
  history: documentHashSchema,
  changedAt: z.string(),
};

/** Every release of one id. A version is published when it stands here, and not before. Newer fields are kept. */
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

/** One act in a history. It names the act before by its hash, so none can be changed or left out unseen. */
export const actSchema = z.object({
  /** 'environment/production' or 'releases/booking'. */
  subject: z.string(),
  /** The sequence that the subject got by it. */
  sequence: z.int(),
  /** One of `ActName`, or what a newer command calls its own: a history is read to its end all the same. */
  act: z.string(),
  who: z.string(),
  at: z.string(),
  why: z.string(),
  /** Compositions before and after; null where there is none, equal where the act moved none. */
  from: z.nullable(documentHashSchema),
  to: z.nullable(documentHashSchema),
  /** What belongs to the act: 'release': 'booking@1.4.2', 'percent': '10'. */
  details: z.record(z.string(), z.string()),
  previous: z.nullable(documentHashSchema),
});
export type Act = z.output<typeof actSchema>;

/** A document with its Ed25519 signature over its canonical JSON; `key` is the signing key's id. */
export const signed = <S extends z.ZodMiniType>(document: S) =>
  z.object({ document, signature: z.object({ key: z.string(), value: z.string() }) });

/** The root keys that this machine believes, kept apart from the store, so that who can write there can't decide it. */
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
  /** Nothing that it signed counts any more. */
  revoked: z.optional(reasonSchema),
};
export const trustedKeySchema = z.looseObject(trustedKeyFields);
export type TrustedKey = z.output<z.ZodMiniObject<typeof trustedKeyFields>>;

const keyListFields = {
  kind: z.literal('key-list'),
  sequence: z.int().check(z.gte(1)),
  /** After this instant nothing new is signed or taken until the root has signed a later list. */
  expiresAt: z.string(),
  keys: z.array(trustedKeySchema),
  history: documentHashSchema,
  changedAt: z.string(),
};

/** Whose signatures count, signed by a root key. Fields that a newer program wrote are kept. */
export const keyListSchema = z.looseObject(keyListFields);
export type KeyList = z.output<z.ZodMiniObject<typeof keyListFields>>;
