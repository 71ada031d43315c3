import * as z from 'zod/mini';
import { pointsSchema, providesSchema } from './build-record.ts';
import { declarationSchema } from './declaration.ts';
import { overrideSchema } from './override.ts';

const integrity = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity value is written sha384-…'));

/** A path on the site, or an absolute URL if files are served from another origin. */
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
  /** Who is responsible for it. */
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
  /** The version that ran here before, if it fits too: the page's fallback if this one fails. */
  previous: z.catch(z.optional(composedReleaseSchema), undefined),
});
export type ComposedRemote = z.output<typeof composedRemoteSchema>;

const leftOutSchema = z.object({
  version: z.string(),
  /** The reason, for the people who fix it. */
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
    /** Files of each chunk that the shell itself loads: 'federation' and the shared groups. */
    chunks: z.record(z.string(), z.array(assetSchema)),
  }),
  remotes: z.record(z.string(), composedRemoteSchema),
  /** Remotes of the composition that the site can't read, such as newer ones: the page runs without them. */
  leftOut: z.optional(z.record(z.string(), leftOutSchema)),
});
export type Composition = z.output<typeof compositionSchema>;

/** What the shell starts a page from. */
export const pageDataSchema = z.object({
  environment: z.string(),
  /** Grows by one with each change of the environment. */
  sequence: z.int(),
  composition: compositionSchema,
  /** Whether this page runs the environment's canary. */
  canary: z.boolean(),
  /** Names of the flags that are on in this browser; an older site sends none. */
  flags: z.catch(z.array(z.string()), []),
  /** Whether there are flags for accounts or roles here, which the site sends once it knows who is signed in. */
  accountFlags: z.catch(z.optional(z.boolean()), undefined),
  /**
   * The share of pages that tell their timings, 0 to 1: each draws lots, as the HTML is the same for everybody. An older
   * site has none, and takes no errors either.
   */
  timedShare: z.catch(z.optional(z.number()), undefined),
  /** Only where the environment allows overrides. */
  qa: z.optional(
    z.object({
      /** Id → version that the environment runs by default, 'shell' among them. */
      defaults: z.record(z.string(), z.string()),
      /** What this browser runs instead. */
      override: z.optional(overrideSchema),
      /** Why this browser's override is not in effect here: it has expired, `?safe` was requested, and so on. */
      ignored: z.catch(
        z.optional(z.enum(['safe', 'expired', 'invalid', 'unknown-release', 'withdrawn'])),
        'invalid',
      ),
    }),
  ),
  /** Files to preload for the requested route, most important first. */
  preload: z.array(assetSchema),
  config: z.object({
    checkoutScriptUrl: z.string(),
    /** Set if this site serves the checkout script; a gateway's own script can change at any time. */
    checkoutScriptIntegrity: z.optional(integrity),
    contact: z.object({ phone: z.string(), email: z.string() }),
    /** How long the payment window may take to appear, in milliseconds; by default 10 s. */
    checkoutLimitMs: z.optional(z.int().check(z.positive())),
    /** Time limit for loading a remote before it fails, in milliseconds; by default 8 s. */
    remoteLimitMs: z.optional(z.int().check(z.positive())),
  }),
});
export type PageData = z.output<typeof pageDataSchema>;

/**
 * What the site server writes into the page as JSON, under the element id PAGE_DATA_ID: the page data, but in place of
 * the composition usually the file that has it, which all pages of a composition share.
 */
export type WrittenPageData = Omit<PageData, 'composition'> & { readonly composition: Composition | Asset };
export const PAGE_DATA_ID = 'page-data';
