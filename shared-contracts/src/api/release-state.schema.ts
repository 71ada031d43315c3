import * as z from 'zod/mini';
import { flagsSchema } from '../federation/flags.ts';
import { pageErrorSchema } from '../federation/page-error.ts';
import {
  canaryBudgetSchema,
  canaryPlanSchema,
  documentHashSchema,
  endedByCanarySchema,
  environmentNameSchema,
  reasonSchema,
} from '../federation/release-documents.ts';

/** A composition by its versions: id → version, including 'shell'. */
export const compositionSummarySchema = z.object({
  id: documentHashSchema,
  versions: z.record(z.string(), z.string()),
});
export type CompositionSummary = z.output<typeof compositionSummarySchema>;

/** Something that browsers blocked in pages of an environment, and how often within a day. */
const browserFindingSchema = z.object({
  /** Blocked by a Content Security Policy, or because a script has no hash. */
  kind: z.enum(['policy', 'integrity']),
  /** The directive: 'script-src-elem'. */
  rule: z.string(),
  /** An origin with its path, or a keyword of the browser: 'inline'. */
  blocked: z.string(),
  /** The page's path without ids: '/salon/:id'. */
  page: z.string(),
  count: z.int(),
  lastAt: z.string(),
});
export type BrowserFinding = z.output<typeof browserFindingSchema>;

/** Pages of a route that could not be rendered on the server; visitors' browsers rendered them. */
const renderFaultSchema = z.object({
  /** The part at fault: a remote, or 'shell'. */
  remote: z.string(),
  version: z.string(),
  /** Whether this happened in the canary. */
  canary: z.boolean(),
  /** The route's declared path: '/salon/:id'. */
  route: z.string(),
  /** Why the last one happened. */
  reason: z.string(),
  count: z.int(),
  lastAt: z.string(),
});
export type RenderFault = z.output<typeof renderFaultSchema>;

/** An error in the pages of one version within a day, without anything of a visitor. */
const countedErrorSchema = z.extend(pageErrorSchema, {
  kind: z.string(),
  type: z.string(),
  /** Whether this happened in the canary. */
  canary: z.boolean(),
  /** The pages in which it happened. */
  pages: z.int(),
  /** How often pages loaded this version meanwhile; 0 for the shell, whose loads are not reported. */
  loads: z.int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type CountedError = z.output<typeof countedErrorSchema>;

/** Sums over a period; the reader computes the shares. `p75Ms` is null before anything was loaded. */
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
  /** The servers that serve what the environment specifies. */
  served: z.array(z.string()),
  /** `why` ends a sentence: 'serves change 6 (composition 3f2a9c1b0d4e)'. */
  unserved: z.array(z.object({ site: z.string(), why: z.string(), isLost: z.boolean() })),
});

export const environmentStateSchema = z.object({
  name: environmentNameSchema,
  sequence: z.int(),
  changedAt: z.string(),
  running: compositionSummarySchema,
  pins: z.record(z.string(), reasonSchema),
  /** Missing from older sites. */
  flags: z._default(flagsSchema, {}),
  lock: z.optional(reasonSchema),
  /** Withdrawn releases that run or are tried here: 'booking@1.4.2' → who withdrew it. Missing from older sites. */
  withdrawn: z._default(z.record(z.string(), reasonSchema), {}),
  /** Releases ended by a canary here: 'booking@1.4.2' → when and why. Missing from older sites. */
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
  /** The most frequent first; at most 50. Missing from older sites. */
  findings: z._default(z.array(browserFindingSchema), []),
  /** Of the last day, the latest first; at most 50. Missing from older sites. */
  renderFaults: z._default(z.array(renderFaultSchema), []),
  /** Of the last day, the latest first; at most 50 of a version. Missing from older sites. */
  pageErrors: z._default(z.array(countedErrorSchema), []),
  /** The site servers that reported what they serve. Missing from older sites. */
  sites: z._default(sitesSchema, { served: [], unserved: [] }),
  /** What the caller may do here now; if not allowed, `whyNot` has the reason. */
  can: z.object({
    rollback: z.boolean(),
    stopCanary: z.boolean(),
    finishCanary: z.boolean(),
    /** False for older sites, which accept no flags from here. */
    setFlags: z._default(z.boolean(), false),
  }),
  whyNot: z.optional(z.string()),
});
export type EnvironmentState = z.output<typeof environmentStateSchema>;

export const environmentParams = z.object({ environment: environmentNameSchema });
