import * as z from 'zod/mini';
import { pointsSchema, providesSchema } from './build-record.ts';
import { declarationSchema } from './declaration.ts';
import { overrideSchema } from './override.ts';

const integrity = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity value is written sha384-…'));

/** A path on the site, or a whole address where files are served from another origin. */
const address = z
  .string()
  .check(z.regex(/^(\/|https?:\/\/)[^\s]+$/, 'A file stands at a path or a web address'));

/** A file of a build, script or style, with the hash that a browser checks before it uses it. */
export const assetSchema = z.object({ url: address, integrity });
export type Asset = z.output<typeof assetSchema>;

/** The files that an expose needs at once, and the shared groups of the web kit that it reads from the shell. */
const exposeSchema = z.object({ files: z.array(assetSchema), shared: z.array(z.string()) });

const composedReleaseSchema = z.object({
  version: z.string(),
  /** Who answers for it. */
  owner: z.string(),
  /** Container name: one per version, so that two versions can live in one page. */
  scope: z.string().check(z.regex(/^[a-z]\w*$/)),
  entry: assetSchema,
  exposes: z.record(z.string(), exposeSchema),
  declaration: declarationSchema,
  /** Ranges of the packages that it takes from the shell. */
  shared: z.record(z.string(), z.string()),
  points: pointsSchema,
});
export type ComposedRelease = z.output<typeof composedReleaseSchema>;

export const composedRemoteSchema = z.extend(composedReleaseSchema, {
  /** The version that ran here before and fits too: what a page falls back to when this one fails. */
  previous: z.catch(z.optional(composedReleaseSchema), undefined),
});
export type ComposedRemote = z.output<typeof composedRemoteSchema>;

const leftOutSchema = z.object({
  version: z.string(),
  /** For those who mend it. */
  why: z.string(),
});
export type LeftOut = z.output<typeof leftOutSchema>;

/** Which exact build of everything one page runs. `id` is the hash of its composition document. */
export const compositionSchema = z.object({
  id: z.string(),
  shell: z.object({
    version: z.string(),
    owner: z.string(),
    provides: providesSchema,
    /** Scripts that start the page, in order. */
    entry: z.array(assetSchema),
    /** Files of each chunk that the shell loads by itself: 'federation' and the shared groups. */
    chunks: z.record(z.string(), z.array(assetSchema)),
  }),
  remotes: z.record(z.string(), composedRemoteSchema),
  /** Remotes that are part of it and that nobody here can read, a newer one's for instance: the page runs without them. */
  leftOut: z.optional(z.record(z.string(), leftOutSchema)),
});
export type Composition = z.output<typeof compositionSchema>;

/** What the site server writes into the page as JSON, under the element id PAGE_DATA_ID. */
export const pageDataSchema = z.object({
  environment: z.string(),
  /** Grows by one with each change of the environment. */
  sequence: z.int(),
  composition: compositionSchema,
  /** Whether this page runs the environment's canary. */
  canary: z.boolean(),
  /** Names of the flags that are on in this browser; a site of before has none. */
  flags: z.catch(z.array(z.string()), []),
  /** Whether there are flags for accounts or roles here, which the site names once it is known who is signed in. */
  accountFlags: z.catch(z.optional(z.boolean()), undefined),
  /** Only where the environment allows overrides. */
  qa: z.optional(
    z.object({
      /** Id → version that the environment runs by default, 'shell' among them. */
      defaults: z.record(z.string(), z.string()),
      /** What this browser runs instead. */
      override: z.optional(overrideSchema),
      /** Why the override that this browser has is not in force here: it is over, or `?safe` was asked for. */
      ignored: z.catch(
        z.optional(z.enum(['safe', 'expired', 'invalid', 'unknown-release', 'withdrawn'])),
        'invalid',
      ),
    }),
  ),
  /** Files to fetch early for the route that was asked for, best first. */
  preload: z.array(assetSchema),
  config: z.object({
    checkoutScriptUrl: z.string(),
    /** Where the checkout script is of this site; a gateway's own changes when it likes. */
    checkoutScriptIntegrity: z.optional(integrity),
    contact: z.object({ phone: z.string(), email: z.string() }),
    /** How long the payment window may take to show itself, in milliseconds; 10 s unless told. */
    checkoutLimitMs: z.optional(z.int().check(z.positive())),
    /** After this long a remote is here or its failure is told, in milliseconds; 8 s unless told. */
    remoteLimitMs: z.optional(z.int().check(z.positive())),
  }),
});
export type PageData = z.output<typeof pageDataSchema>;
export const PAGE_DATA_ID = 'page-data';
