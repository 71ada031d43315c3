import * as z from 'zod/mini';
import { declarationSchema } from './declaration.ts';

/** What the bundler recipe leaves beside a build, in `build.json`: paths are relative to the build's folder. */
export const buildManifestSchema = z.object({
  kind: z.enum(['shell', 'remote']),
  id: z.string(),
  version: z.string(),
  /** Container name of a remote; empty for the shell. */
  scope: z.string(),
  /** Scripts that start it, in order: the shell's main, a remote's remoteEntry. */
  entry: z.array(z.string()),
  /** Named chunks of the shell and exposes of a remote: their files, and shared groups they read. */
  chunks: z.record(z.string(), z.object({ files: z.array(z.string()), shared: z.array(z.string()) })),
  declaration: z.optional(declarationSchema),
});
export type BuildManifest = z.output<typeof buildManifestSchema>;

/** The one record of a published version: the build, and each file with sha384 and size in bytes. */
export const releaseRecordSchema = z.extend(buildManifestSchema, {
  files: z.record(z.string(), z.object({ integrity: z.string(), size: z.int() })),
  /** Hash of the sources it was built from, so that an unchanged one is not built again. */
  source: z.string(),
  publishedAt: z.string(),
});
export type ReleaseRecord = z.output<typeof releaseRecordSchema>;

/** What one environment runs: exact versions. It alone decides; `sequence` grows with each change. */
export const environmentSchema = z.object({
  environment: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  sequence: z.int().check(z.gte(1)),
  shell: z.string(),
  remotes: z.record(z.string(), z.string()),
  changedAt: z.string(),
});
export type EnvironmentDocument = z.output<typeof environmentSchema>;
