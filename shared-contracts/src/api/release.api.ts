import * as z from 'zod/mini';
import { beaconSchema } from '../federation/beacon.ts';
import {
  offersSchema,
  pointsSchema,
  recordedProvidesSchema,
  usesSchema,
} from '../federation/build-record.ts';
import { declarationSchema } from '../federation/declaration.ts';
import { flagNameSchema, flagReachSchema, flagsSchema } from '../federation/flags.ts';
import { faultSchema, overrideSchema } from '../federation/override.ts';
import {
  actSchema,
  canaryBudgetSchema,
  canaryPlanSchema,
  documentHashSchema,
  endedByCanarySchema,
  environmentNameSchema,
  reasonSchema,
} from '../federation/release-documents.ts';
import { envelope } from './envelope.ts';
import { operation } from './operation.ts';

/** These calls are answered by the site server, which keeps the registry; the provider API knows none of them. */

/** A published release with all that the gate needs. */
export const releaseFactsSchema = z.object({
  kind: z.enum(['shell', 'remote']),
  id: z.string(),
  version: z.string(),
  title: z.string(),
  owner: z.string(),
  commit: z.optional(z.string()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** What its publisher said of it. */
  notes: z.optional(z.string()),
  /** Nothing can begin to run it any more. */
  withdrawn: z.optional(reasonSchema),
  /** Canaries that ended it, by environment. */
  failedCanaries: z.optional(z.array(z.extend(endedByCanarySchema, { environment: z.string() }))),
  /** What it would miss of the environment's provider API; told of what doesn't run there. */
  apiMisfits: z.optional(z.array(z.object({ rule: z.string(), found: z.string(), remedy: z.string() }))),
  /** A shell's. */
  provides: z.optional(recordedProvidesSchema),
  routes: z.optional(z.array(z.object({ path: z.string() }))),
  offers: z.optional(offersSchema),
  /** A remote's. */
  declaration: z.optional(declarationSchema),
  shared: z.optional(z.record(z.string(), z.string())),
  uses: z.optional(usesSchema),
  points: z.optional(pointsSchema),
});
export type ReleaseFacts = z.output<typeof releaseFactsSchema>;

/** A release of another shape, as a site of a newer contract tells it: its name is all that can be said here. */
const newerReleaseSchema = z.object({ id: z.string(), version: z.string() });
export type NewerRelease = z.output<typeof newerReleaseSchema>;

/** Whether a release of an overview has the shape that this contract knows. */
export const isReadable = (release: ReleaseFacts | NewerRelease): release is ReleaseFacts =>
  'kind' in release;

/** A composition by its versions: id → version, 'shell' among them. */
const compositionSummarySchema = z.object({
  id: documentHashSchema,
  versions: z.record(z.string(), z.string()),
});
export type CompositionSummary = z.output<typeof compositionSummarySchema>;

const suiteRunSchema = z.object({
  suite: z.string(),
  passed: z.boolean(),
  at: z.string(),
  by: z.string(),
  url: z.optional(z.string()),
});
/** How a suite went for just one set, the last time. */
export type SuiteRun = z.output<typeof suiteRunSchema>;

/** Suites that ran this set as a whole; not there where nobody has said. */
const testedSchema = z.optional(z.array(suiteRunSchema));

/** What QA can choose from. Answers NOT_FOUND where the environment allows no overrides. */
export const releaseOverview = operation({
  name: 'release.overview',
  summary: 'Published releases, and the compositions that this environment has run',
  method: 'GET',
  path: '/api/releases/overview',
  access: 'public',
  reply: envelope({
    environment: environmentNameSchema,
    running: z.extend(compositionSummarySchema, { tested: testedSchema }),
    /** Flag → share of the browsers that it is on for, in percent. A site of before tells none. */
    flags: z._default(z.record(z.string(), z.number()), {}),
    /** Why the environment's provider API could not be asked; left out where it was, and where none is named. */
    providerFault: z.optional(z.string()),
    /** One of another shape costs itself alone: `isReadable` tells. */
    releases: z.array(z.union([releaseFactsSchema, newerReleaseSchema])),
    /** Published, and the site's program can't make sense of them. A site of before tells none. */
    unreadable: z._default(z.array(z.object({ id: z.string(), version: z.string(), why: z.string() })), []),
    /** Newest first, each once; at most 50. */
    compositions: z.array(
      z.extend(compositionSummarySchema, {
        at: z.string(),
        who: z.string(),
        why: z.string(),
        tested: testedSchema,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/**
 * Makes a link that turns an override on in the browser that opens it, until its end. The panel applies what was
 * chosen by opening its own link, so there is one way in. Where the environment wants an admin's account for it, that
 * account's name stands for `by`.
 */
export const createOverrideLink = operation({
  name: 'release.createOverrideLink',
  summary: 'A link that turns an override on',
  method: 'POST',
  path: '/api/releases/override-links',
  access: 'public',
  body: z.object({
    by: overrideSchema.shape.by,
    why: overrideSchema.shape.why,
    composition: overrideSchema.shape.composition,
    versions: z._default(overrideSchema.shape.versions, {}),
    faults: z._default(z.record(z.string(), faultSchema), {}),
    flags: overrideSchema.shape.flags,
    /** How long it holds, from now: at most seven days. */
    minutes: z.int().check(z.gte(1), z.lte(10_080)),
    /** The page that it opens, with its query: '/salon/42?tab=services'. */
    path: z.string().check(z.regex(/^\/(?!\/)/, "A page starts with '/'")),
  }),
  reply: envelope({ url: z.string(), override: overrideSchema }),
  errors: [
    ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'] as const),
    ...(['NOT_FOUND', 'RELEASE_UNKNOWN', 'RELEASE_REFUSED'] as const),
  ],
});

/** Takes what a page tells of its remotes. */
export const sendBeacon = operation({
  name: 'release.beacon',
  summary: 'How the remotes of a page fared',
  method: 'POST',
  path: '/api/releases/beacons',
  access: 'public',
  body: beaconSchema,
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

const reportFields = z.record(z.string(), z.unknown());
/** As browsers send them: a list (W3C Reporting API), or one report of a policy (CSP 2, `report-uri`). */
const browserReportsSchema = z.union([
  z.array(z.object({ type: z.string(), body: z.optional(z.nullable(reportFields)) })),
  z.object({ 'csp-report': reportFields }),
]);
export type BrowserReports = z.output<typeof browserReportsSchema>;

/** Takes what browsers say that they refused in a page. */
export const sendBrowserReports = operation({
  name: 'release.browserReports',
  summary: 'What a browser refused by the policies of a page',
  method: 'POST',
  path: '/api/releases/browser-reports',
  access: 'public',
  body: browserReportsSchema,
  bodyBytes: 64 * 1024,
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

/** Something that browsers refused in pages of an environment, and how often within a day. */
const browserFindingSchema = z.object({
  /** By a Content Security Policy, or because a script names no hash. */
  kind: z.enum(['policy', 'integrity']),
  /** The directive: 'script-src-elem'. */
  rule: z.string(),
  /** An origin with its path, or the browser's word: 'inline'. */
  blocked: z.string(),
  /** The page's path without ids: '/salon/:id'. */
  page: z.string(),
  count: z.int(),
  lastAt: z.string(),
});
export type BrowserFinding = z.output<typeof browserFindingSchema>;

/** Sums over a span of time; shares are computed by the reader. `p75Ms` is null before anything was loaded. */
const healthSchema = z.object({
  loads: z.int(),
  loadErrors: z.int(),
  renderErrors: z.int(),
  p75Ms: z.nullable(z.number()),
});
export type Health = z.output<typeof healthSchema>;

const remoteHealthSchema = z.object({
  remote: z.string(),
  version: z.string(),
  /** Whether these are the canary's loads. */
  canary: z.boolean(),
  total: healthSchema,
  /** One for each minute that had a load, oldest first; at most the last 60. */
  minutes: z.array(z.extend(healthSchema, { at: z.string() })),
});
export type RemoteHealth = z.output<typeof remoteHealthSchema>;

/** Site servers are named by machine, port and process: 'web-2:3000 (process 71)'. */
const sitesSchema = z.object({
  /** Those that serve what the environment names. */
  served: z.array(z.string()),
  /** `why` ends a sentence: 'serves change 6 (composition 3f2a9c1b0d4e)'. */
  unserved: z.array(z.object({ site: z.string(), why: z.string(), isLost: z.boolean() })),
});

const environmentStateSchema = z.object({
  name: environmentNameSchema,
  sequence: z.int(),
  changedAt: z.string(),
  running: compositionSummarySchema,
  pins: z.record(z.string(), reasonSchema),
  /** A site of before tells none. */
  flags: z._default(flagsSchema, {}),
  lock: z.optional(reasonSchema),
  /** Of what runs or is tried here: 'booking@1.4.2' → who withdrew it. A site of before tells none. */
  withdrawn: z._default(z.record(z.string(), reasonSchema), {}),
  /** What a canary here ended: 'booking@1.4.2' → when and why. A site of before tells none. */
  endedByCanary: z._default(z.record(z.string(), endedByCanarySchema), {}),
  canary: z.optional(
    z.object({
      composition: compositionSummarySchema,
      percent: z.number(),
      startedAt: z.string(),
      budget: canaryBudgetSchema,
      plan: z.optional(z.pick(canaryPlanSchema, { steps: true, bakeSeconds: true, since: true })),
    }),
  ),
  health: z.array(remoteHealthSchema),
  /** The most frequent first; at most 50. A site of before tells none. */
  findings: z._default(z.array(browserFindingSchema), []),
  /** The site servers that told what they serve. A site of before tells none. */
  sites: z._default(sitesSchema, { served: [], unserved: [] }),
  /** What the caller may do here now; where not, `whyNot` says the reason. */
  can: z.object({
    rollback: z.boolean(),
    stopCanary: z.boolean(),
    finishCanary: z.boolean(),
    /** A site of before takes no flags from here. */
    setFlags: z._default(z.boolean(), false),
  }),
  whyNot: z.optional(z.string()),
});
export type EnvironmentState = z.output<typeof environmentStateSchema>;

export const releaseConsole = operation({
  name: 'release.console',
  summary: 'What every environment runs, and how it fares',
  method: 'GET',
  path: '/api/releases/environments',
  access: ['admin'],
  reply: envelope({ environments: z.array(environmentStateSchema) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** A release beside something that it has not run with yet, judged by the gate. */
const compatibilityPairSchema = z.object({
  /** 'booking@1.4.2'. */
  release: z.string(),
  /** Who answers for it; left out where its record can't be read. */
  owner: z.optional(z.string()),
  /** What it is judged with: 'shell@1.3.0', or 'what is live'. */
  beside: z.string(),
  /** By 'everybody' or 'canary'. */
  places: z.array(z.object({ environment: environmentNameSchema, by: z.string() })),
  /** None when they fit. */
  findings: z.array(
    z.object({ release: z.string(), rule: z.string(), found: z.string(), remedy: z.optional(z.string()) }),
  ),
});
export type CompatibilityPair = z.output<typeof compatibilityPairSchema>;

export const releaseCompatibility = operation({
  name: 'release.compatibility',
  summary: 'Whether what is live fits the next shell, and what is next fits what is live',
  method: 'GET',
  path: '/api/releases/compatibility',
  access: ['admin'],
  reply: envelope({
    /** The releases that are next: the newest of each part that run nowhere yet. */
    next: z.array(z.string()),
    pairs: z.array(compatibilityPairSchema),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

const environmentParams = z.object({ environment: environmentNameSchema });

export const releaseHistory = operation({
  name: 'release.history',
  summary: 'Who changed what an environment runs, when and why; newest first',
  method: 'GET',
  path: '/api/releases/environments/:environment/history',
  access: ['admin'],
  params: environmentParams,
  /** The page after an act: its id. */
  query: z.object({ after: z.optional(documentHashSchema) }),
  reply: envelope({
    /** At most 30. `fromVersions` and `toVersions` are there where the act moved the composition. */
    acts: z.array(
      z.extend(actSchema, {
        id: documentHashSchema,
        fromVersions: z.optional(z.record(z.string(), z.string())),
        toVersions: z.optional(z.record(z.string(), z.string())),
      }),
    ),
    next: z.nullable(documentHashSchema),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
export type HistoryAct = z.output<typeof releaseHistory.reply>['acts'][number];

const CHANGE_ERRORS = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'RELEASE_REFUSED',
  'RELEASE_CONFLICT',
] as const;

const why = z.string().check(z.trim(), z.minLength(3), z.maxLength(200));
/** Whether it goes on when the environment's provider API doesn't answer what it has, which is told as UNAVAILABLE. */
const withoutProvider = z.optional(z.boolean());

/** Takes an environment back to a composition that it ran before; `sequence` is what the caller saw. */
export const rollbackEnvironment = operation({
  name: 'release.rollback',
  summary: 'Go back to an earlier composition',
  method: 'POST',
  path: '/api/releases/environments/:environment/rollback',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ composition: documentHashSchema, sequence: z.int(), why, withoutProvider }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Ends a canary: `stop` takes everybody back, `finish` gives it to everybody. */
export const endCanary = operation({
  name: 'release.endCanary',
  summary: 'Stop a canary, or give it to everybody',
  method: 'POST',
  path: '/api/releases/environments/:environment/canary',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ end: z.enum(['stop', 'finish']), sequence: z.int(), why, withoutProvider }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Says for which share of the browsers, and beside it for which accounts and roles, a flag is on. */
export const setFlag = operation({
  name: 'release.setFlag',
  summary: 'Turn something new on for a share of the browsers, accounts and roles',
  method: 'POST',
  path: '/api/releases/environments/:environment/flags',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ flag: flagNameSchema, ...flagReachSchema.shape, sequence: z.int(), why }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});

/** Forgets a flag, which is off for everybody then. */
export const clearFlag = operation({
  name: 'release.clearFlag',
  summary: 'Forget a flag',
  method: 'POST',
  path: '/api/releases/environments/:environment/flags/clear',
  access: ['admin'],
  params: environmentParams,
  body: z.object({ flag: flagNameSchema, sequence: z.int(), why }),
  reply: envelope({ environment: environmentStateSchema }),
  errors: CHANGE_ERRORS,
});
