import * as z from 'zod/mini';
import { apiUseSchema } from '../api-report/api-report.ts';
import { declarationSchema } from './declaration.ts';
import { knownWordsSchema } from './known-words.ts';
import { propShapeSchema } from './prop-shape.ts';

/** '1.4.2' or '1.4.2-local.3f2a9c1b': it names a folder and stands in addresses. */
export const releaseVersionSchema = z
  .string()
  .check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/, "A version is written '1.4.2'"));

/** A path below the build's folder, with forward slashes, that can't leave it. */
const buildPath = z
  .string()
  .check(z.regex(/^[\w@+-][\w@+.-]*(\/[\w@+-][\w@+.-]*)*$/, "A file is written 'c/home.js'"));

/** Share key → version or range: {'react': '^19.3.1'}. */
const sharedSchema = z.record(z.string(), z.string());

/** The points that a build offers, with the props as they were when it was made; its reader may not know them. */
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

/** Stands for reads that can't be told by name: `import * as kit` that is handed on, `export *`, `import()`. */
export const ANY_EXPORT = '*';

/** Share key → names of exports: {'@sundara/web/form': ['Alert', 'Dialog']}. */
const exportsSchema = z.record(z.string(), z.array(z.string()));

/** The exports that a remote may read from each group of the web kit, ANY_EXPORT among them. */
export const usesSchema = exportsSchema;

/** Versions that a shell gives: of its interfaces, and of each package that a page has once. */
export const providesSchema = z.object({
  shellApi: z.string(),
  providerApi: z.string(),
  shared: sharedSchema,
});
export type ShellProvides = z.output<typeof providesSchema>;

/**
 * The same with the exports of each group of the web kit. Kept from pages, where they would be bytes of every first load:
 * whoever chooses what a page runs has judged them. Builds from before don't say, nor of a group that can't be told.
 */
export const recordedProvidesSchema = z.extend(providesSchema, { exports: z.optional(exportsSchema) });
export type RecordedProvides = z.output<typeof recordedProvidesSchema>;

/** What only a shell's build says: what remotes can count on, and what the site server writes into the HTML. */
const shellPartSchema = z.object({
  /** The ranges of the remotes are checked against these. */
  provides: recordedProvidesSchema,
  /** Paths that the shell answers itself, beside those that the remotes declare. */
  routes: z.array(z.object({ path: z.string().check(z.startsWith('/')), title: z.string() })),
  /** Points that the shell itself offers; builds from before it offered any don't say. */
  offers: z._default(offersSchema, []),
  /** What it understands of declarations; builds from before don't say. */
  knows: z.optional(knownWordsSchema),
  /** Style of the first paint, written into the page; it names fonts by their place at the root: '/fonts/text.woff2'. */
  style: z.string(),
  /** Fonts that this style names, fetched early. */
  fonts: z.array(buildPath),
});

/** What the bundler recipe leaves beside a build, in `build.json`: paths are relative to the build's folder. */
export const buildManifestSchema = z.object({
  kind: z.enum(['shell', 'remote']),
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/, 'An id is written in lower case')),
  version: releaseVersionSchema,
  /** Container name of a remote; empty for the shell. */
  scope: z.string(),
  /** Scripts that start it, in order: the shell's main, a remote's remoteEntry. */
  entry: z.array(buildPath).check(z.minLength(1)),
  /**
   * Named chunks of the shell and exposes of a remote: their files, and the shell's chunks that they read. The
   * shell's chunk of the shared group '@sundara/web/form' is named 'ui-form'.
   */
  chunks: z.record(z.string(), z.object({ files: z.array(buildPath), shared: z.array(z.string()) })),
  /** Hash of the sources it was built from, so that an unchanged one is not built again. */
  source: z.string(),
  /** Who answers for it: the package's author, 'Booking team'. */
  owner: z.string(),
  /** Git commit that it was built from; missing where there was no repository. */
  commit: z.optional(z.string()),
  declaration: z.optional(declarationSchema),
  /** Ranges of the packages that a remote takes from the shell. */
  shared: z.optional(sharedSchema),
  /** What a remote reads of these; builds from before don't say. */
  uses: z.optional(usesSchema),
  /** Operation → what the build takes of it, of the provider API alone; builds from before don't say. */
  api: z.optional(z.record(z.string(), apiUseSchema)),
  points: z.optional(pointsSchema),
  shell: z.optional(shellPartSchema),
});
export type BuildManifest = z.output<typeof buildManifestSchema>;
export const BUILD_MANIFEST_FILE = 'build.json';

/** The one record of a published version: the build, and each file with sha384 and size in bytes. */
export const releaseRecordSchema = z.extend(buildManifestSchema, {
  files: z.record(buildPath, z.object({ integrity: z.string(), size: z.int() })),
  publishedAt: z.string(),
  publishedBy: z.string(),
  /** What its publisher said of it, a sentence; nothing where they said nothing, or published before this was kept. */
  notes: z.optional(z.string()),
});
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;
