import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckFigures, CheckId, ShownCheck } from '@sundara/contracts/testing';
import { z } from 'zod';

/** Below the root. */
export const FIGURES_FILE = 'tools/src/reliability/figures.json';

const idSchema = z.custom<CheckId>((value) => typeof value === 'string' && /^T\d+$/.test(value));
const shownSchema = z.object({ check: idSchema, figures: z.record(z.string(), z.number()) });
const entrySchema = z.object({
  /** The test, below the root. */
  file: z.string(),
  /** The day of the run, in UTC. */
  day: z.iso.date(),
  /** As git names it. */
  commit: z.string(),
  seed: z.string(),
  ...shownSchema.shape,
});
/** What one test of the last green deep run of its file counted. */
export type FigureEntry = z.output<typeof entrySchema>;

/** Where and when figures were seen. */
export type FigureSource = Omit<FigureEntry, 'check' | 'figures'>;

export const readFigures = async (root: string): Promise<readonly FigureEntry[]> =>
  z.array(entrySchema).parse(JSON.parse(await readFile(path.join(root, FIGURES_FILE), 'utf8')));

/** Puts what a file showed in the place of what it showed before. Writes one entry a line, in order of checks. */
export const recordFigures = async (
  root: string,
  source: FigureSource,
  shown: readonly ShownCheck[],
): Promise<void> => {
  const others = (await readFigures(root)).filter(({ file }) => file !== source.file);
  const own = shown.map((one) => ({ ...source, ...one }));
  const entries = [...others, ...own].sort(
    (a, b) => numberOf(a.check) - numberOf(b.check) || (a.file < b.file ? -1 : 1),
  );
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n');
  await writeFile(path.join(root, FIGURES_FILE), lines === '' ? '[]\n' : `[\n${lines}\n]\n`);
};

/** 57 of 'T57'. */
const numberOf = (check: CheckId): number => Number(check.slice(1));

/**
 * Reads the lines that `shows` wrote; a suite that runs on two databases writes some twice.
 *
 * @throws Error for a line that it did not write
 */
export const parseShown = (text: string): readonly ShownCheck[] =>
  [...new Set(text.split('\n'))]
    .filter((line) => line !== '')
    .map((line) => shownSchema.parse(JSON.parse(line)));

/** "20,000 requests, 0 answers of 5xx". */
export const asWords = (figures: CheckFigures): string =>
  Object.entries(figures)
    .map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
    .join(', ');
