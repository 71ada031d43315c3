import * as z from 'zod/mini';
import { beaconSchema } from '../federation/beacon.ts';
import {
  offersSchema,
  pointsSchema,
  recordedProvidesSchema,
  usesSchema,
} from '../federation/build-record.ts';
import { declarationSchema } from '../federation/declaration.ts';
import { faultSchema, overrideSchema } from '../federation/override.ts';
import { endedByCanarySchema, environmentNameSchema, reasonSchema } from '../federation/release-documents.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { compositionSummarySchema } from './release-state.schema.ts';

/** The site server, which has the registry, handles these calls and the console's; the provider API does not. */

/** A published release with everything that the gate needs. */
export const releaseFactsSchema = z.object({
  kind: z.enum(['shell', 'remote']),
  id: z.string(),
  version: z.string(),
  title: z.string(),
  owner: z.string(),
  commit: z.optional(z.string()),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** The publisher's note. */
  notes: z.optional(z.string()),
  /** If set, nothing may start to run it any more. */
  withdrawn: z.optional(reasonSchema),
  /** Canaries that ended it, by environment. */
  failedCanaries: z.optional(z.array(z.extend(endedByCanarySchema, { environment: z.string() }))),
  /** What it would lack in the environment's provider API; only for releases that don't run there. */
  apiMisfits: z.optional(z.array(z.object({ rule: z.string(), found: z.string(), remedy: z.string() }))),
  /** Only for a shell. */
  provides: z.optional(recordedProvidesSchema),
  routes: z.optional(z.array(z.object({ path: z.string() }))),
  offers: z.optional(offersSchema),
  /** Only for a remote. */
  declaration: z.optional(declarationSchema),
  shared: z.optional(z.record(z.string(), z.string())),
  uses: z.optional(usesSchema),
  points: z.optional(pointsSchema),
});
export type ReleaseFacts = z.output<typeof releaseFactsSchema>;

/** A release of an unknown shape, from a site with a newer contract: only its name can be read here. */
const newerReleaseSchema = z.object({ id: z.string(), version: z.string() });
export type NewerRelease = z.output<typeof newerReleaseSchema>;

/** Whether a release of an overview has the shape that this contract knows. */
export const isReadable = (release: ReleaseFacts | NewerRelease): release is ReleaseFacts =>
  'kind' in release;

const suiteRunSchema = z.object({
  suite: z.string(),
  passed: z.boolean(),
  at: z.string(),
  by: z.string(),
  url: z.optional(z.string()),
});
/** The result of a suite's last run for exactly one set. */
export type SuiteRun = z.output<typeof suiteRunSchema>;

/** Suites that ran exactly this set as a whole; missing if there are no results. */
const testedSchema = z.optional(z.array(suiteRunSchema));

/** What QA can choose from. Returns NOT_FOUND if the environment allows no overrides. */
export const releaseOverview = operation({
  name: 'release.overview',
  summary: 'Published releases, and the compositions that this environment has run',
  method: 'GET',
  path: '/api/releases/overview',
  access: 'public',
  reply: envelope({
    environment: environmentNameSchema,
    running: z.extend(compositionSummarySchema, { tested: testedSchema }),
    /** Flag → share of the browsers that it is on for, in percent. Missing from older sites. */
    flags: z._default(z.record(z.string(), z.number()), {}),
    /** Why the environment's provider API could not be queried; missing if it was, or if none is set. */
    providerFault: z.optional(z.string()),
    /** A release of an unknown shape does not affect the others; check with `isReadable`. */
    releases: z.array(z.union([releaseFactsSchema, newerReleaseSchema])),
    /** Published releases that the site's program can't read. Missing from older sites. */
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
 * Creates a link that turns an override on, until it expires, in the browser that opens it. The panel applies its
 * choices by opening such a link too, so there is one way in. If the environment requires an admin's account for it,
 * that account's name is used instead of `by`.
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
    /** How long it is valid from now: at most seven days. */
    minutes: z.int().check(z.gte(1), z.lte(10_080)),
    /** The page that it opens, with its query: '/salon/42?tab=services'. */
    path: z.string().check(z.regex(/^\/(?!\/)/, "A page starts with '/'")),
  }),
  reply: envelope({ url: z.string(), override: overrideSchema }),
  errors: [
    ...(['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'] as const),
    ...(['NOT_FOUND', 'RELEASE_UNKNOWN', 'RELEASE_REFUSED'] as const),
  ],
  rules: {
    versions: 'At most 50; only the local environment runs servers of this machine',
    faults: 'At most 50, and only of remotes of the page',
    flags: 'At most 50',
    path: 'The page is one of this site',
    '': 'All of it fits into a link',
  },
});

/** Receives a page's report: how its remotes loaded, its errors and timings. */
export const sendBeacon = operation({
  name: 'release.beacon',
  summary: 'How the remotes of a page fared',
  method: 'POST',
  path: '/api/releases/beacons',
  access: 'public',
  body: beaconSchema,
  bodyBytes: 32 * 1024,
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

/** Receives browsers' reports about what they blocked in a page. */
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
