import * as z from 'zod/mini';
import { apiUseSchema } from '../api-report/api-report.ts';
import { declarationSchema } from './declaration.ts';
import { knownWordsSchema } from './known-words.ts';
import { propShapeSchema } from './prop-shape.ts';

/** '1.4.2' or '1.4.2-local.3f2a9c1b': used as a folder name and in URLs. */
export const releaseVersionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/, "A version is written '1.4.2'"));

/** A path below the build's folder, with forward slashes, that can't leave it. */
const buildPath = z
  .string()
  .check(z.regex(/^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/, "A file is written 'c/home.js'"));

/** Share key → version or range: {'react': '^19.3.1'}. */
const sharedSchema = z.record(z.string(), z.string());

/** The points that a build offers, with their props at build time; the reader may not know them. */
export const offersSchema = z.array(
  z.object({ point: z.string(), version: z.string(), props: propShapeSchema }),
);
export type PointOffers = z.output<typeof offersSchema>;

/** What a remote's build offers and fills. */
export const pointsSchema = z.object({
  offers: offersSchema,
  fills: z.array(z.object({ point: z.string(), range: z.string(), props: propShapeSchema })),
});
export type RemotePoints = z.output<typeof pointsSchema>;

/** Stands for reads that can't be resolved to names: `import * as kit` that is passed on, `export *`, `import()`. */
export const ANY_EXPORT = '*';

/** Share key → names of exports: {'@sundara/web/form': ['Alert', 'Dialog']}. */
const exportsSchema = z.record(z.string(), z.array(z.string()));

/** The exports that a remote may read from each group of the web kit, ANY_EXPORT among them. */
export const usesSchema = exportsSchema;

/** Versions that a shell provides: of its interfaces, and of each package that a page loads only once. */
export const providesSchema = z.object({
  shellApi: z.string(),
  providerApi: z.string(),
  shared: sharedSchema,
});
export type ShellProvides = z.output<typeof providesSchema>;

/**
 * The same with the exports of each group of the web kit. Pages don't get them, as they would add bytes to every first
 * load and were judged when the composition was chosen. Older builds, and groups that can't be analysed, have none.
 */
export const recordedProvidesSchema = z.extend(providesSchema, { exports: z.optional(exportsSchema) });
export type RecordedProvides = z.output<typeof recordedProvidesSchema>;

/** The part of a shell's build only: what remotes can rely on, and what the site server writes into the HTML. */
const shellPartSchema = z.object({
  /** The versions that the remotes' ranges are checked against. */
  provides: recordedProvidesSchema,
  /** Paths that the shell itself serves, in addition to those that the remotes declare. */
  routes: z.array(z.object({ path: z.string().check(z.startsWith('/')), title: z.string() })),
  /** Points that the shell itself offers; older builds have none. */
  offers: z._default(offersSchema, []),
  /** What it understands of declarations; older builds don't record it. */
  knows: z.optional(knownWordsSchema),
  /** Whether it can fetch a page's composition from a file; older builds read it from the HTML only. */
  compositionFile: z.optional(z.boolean()),
  /** Styles of the first paint, inlined into the page; they refer to fonts by root path: '/fonts/text.woff2'. */
  style: z.string(),
  /** Inline script of a page that comes with content; older builds have none. */
  script: z.optional(z.string()),
  /** Fonts that these styles use, to be preloaded. */
  fonts: z.array(buildPath),
});

/** What the bundler recipe writes next to a build, in `build.json`: paths are relative to the build's folder. */
export const buildManifestSchema = z.object({
  kind: z.enum(['shell', 'remote']),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'An id is written in lower case')),
  version: releaseVersionSchema,
  /** Container name of a remote; empty for the shell. */
  scope: z.string(),
  /** Entry scripts, in order: the shell's main, a remote's remoteEntry. */
  entry: z.array(buildPath).check(z.minLength(1)),
  /** The bundle that renders its public pages on a server; missing if it has none, or in older builds. */
  server: z.optional(buildPath),
  /**
   * Named chunks of the shell and exposes of a remote: their files, and the shell's chunks that they use. The
   * shell's chunk of the shared group '@sundara/web/form' is named 'ui-form'.
   */
  chunks: z.record(z.string(), z.object({ files: z.array(buildPath), shared: z.array(z.string()) })),
  /** Hash of the sources it was built from, so that an unchanged one is not built again. */
  source: z.string(),
  /** Who is responsible for it: the package's author, 'Booking team'. */
  owner: z.string(),
  /** Git commit that it was built from; missing if there was no repository. */
  commit: z.optional(z.string()),
  declaration: z.optional(declarationSchema),
  /** Ranges of the packages that a remote takes from the shell. */
  shared: z.optional(sharedSchema),
  /** The exports that a remote reads of these; older builds don't record them. */
  uses: z.optional(usesSchema),
  /** Operation → what the build uses of it, for the provider API only; older builds don't record it. */
  api: z.optional(z.record(z.string(), apiUseSchema)),
  points: z.optional(pointsSchema),
  shell: z.optional(shellPartSchema),
});
export type BuildManifest = z.output<typeof buildManifestSchema>;
export const BUILD_MANIFEST_FILE = 'build.json';
/** The shell's service worker, in its build and at the root of a site. */
export const SERVICE_WORKER_FILE = 'sw.js';

/** The record of a published version: the build, and each file with sha384 and size in bytes. */
export const releaseRecordSchema = z.extend(buildManifestSchema, {
  files: z.record(buildPath, z.object({ integrity: z.string(), size: z.int() })),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** The publisher's note, a sentence; missing if there was none, or in records older than this field. */
  notes: z.optional(z.string()),
});
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;
