import * as z from 'zod/mini';
import { declarationSchema } from './declaration.ts';

const integrity = z
  .string()
  .check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'An integrity value is written sha384-…'));

/** A file of a build with the hash that a browser checks before it runs it; `url` is absolute on the site. */
export const assetSchema = z.object({ url: z.string().check(z.startsWith('/')), integrity });
export type Asset = z.output<typeof assetSchema>;

/** The files that an expose needs at once, and the shared groups of the web kit that it reads from the shell. */
const exposeSchema = z.object({ files: z.array(assetSchema), shared: z.array(z.string()) });

export const composedRemoteSchema = z.object({
  version: z.string(),
  /** Container name: one per version, so that two versions can live in one page. */
  scope: z.string().check(z.regex(/^[a-z]\w*$/)),
  entry: assetSchema,
  exposes: z.record(z.string(), exposeSchema),
  declaration: declarationSchema,
});
export type ComposedRemote = z.output<typeof composedRemoteSchema>;

/** Which exact build of everything one page runs. `id` is the hash of the rest. */
export const compositionSchema = z.object({
  id: z.string(),
  shell: z.object({
    version: z.string(),
    /** Scripts that start the page, in order. */
    entry: z.array(assetSchema),
    /** Files of each chunk that the shell loads by itself: 'federation' and the shared groups. */
    chunks: z.record(z.string(), z.array(assetSchema)),
  }),
  remotes: z.record(z.string(), composedRemoteSchema),
});
export type Composition = z.output<typeof compositionSchema>;

/** What the site server writes into the page as JSON, under the element id PAGE_DATA_ID. */
export const pageDataSchema = z.object({
  environment: z.string(),
  /** Grows by one with each change of the environment. */
  sequence: z.int(),
  composition: compositionSchema,
  /** Files to fetch early for the route that was asked for, best first. */
  preload: z.array(assetSchema),
  config: z.object({
    checkoutScriptUrl: z.string(),
    contact: z.object({ phone: z.string(), email: z.string() }),
  }),
});
export type PageData = z.output<typeof pageDataSchema>;
export const PAGE_DATA_ID = 'page-data';
