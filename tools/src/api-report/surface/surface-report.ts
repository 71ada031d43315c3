import * as z from 'zod';
import type { Numbered } from '../judge-report.ts';
import { judgedNumber, type ReportFile } from '../report-file.ts';
import { findSurfaceBreaks } from './find-surface-breaks.ts';
import type { Surface } from './surface.ts';

/** A version number that stands for a surface. */
export interface SurfaceNumber {
  /** Its key in the report: 'core'. */
  readonly name: string;
  readonly version: string;
  /** As sentences name it: 'group core of the web kit'. */
  readonly title: string;
  /** Where the number is defined. */
  readonly source: string;
}

const reportSchema = z.record(
  z.string(),
  z.object({ version: z.string(), surface: z.record(z.string(), z.string()) }),
);

const read = (content: unknown, name: string): Numbered<string> | undefined => {
  const { data } = reportSchema.safeParse(content);
  const found = data?.[name];
  return found && { version: found.version, parts: found.surface };
};

/**
 * A report of surfaces with their numbers, by name. Its changes can break remotes, as these run with later builds.
 *
 * @param describe the surface of each name, from the sources below a root
 */
export const surfaceReport = (
  { title, file }: Pick<ReportFile, 'title' | 'file'>,
  numbers: readonly SurfaceNumber[],
  describe: (root: string) => Readonly<Record<string, Surface>>,
): ReportFile => ({
  title,
  file,
  make: async (root) => {
    const surfaces = describe(root);
    return Object.fromEntries(
      numbers.map(({ name, version }) => [name, { version, surface: surfaces[name] }]),
    );
  },
  numbers: numbers.map(({ name, title: called, source }) =>
    judgedNumber({ title: called, users: 'remotes', source, breaksOf: findSurfaceBreaks }, (content) =>
      read(content, name),
    ),
  ),
});
