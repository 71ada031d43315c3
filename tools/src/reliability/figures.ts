import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CheckFigures, CheckId, ShownCheck } from '@sundara/contracts/testing';
import { z } from 'zod';
import { FIGURES_FILE } from '../checkout/records.ts';
import { oneALine } from '../workspace/one-a-line.ts';

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
/** What one test counted in one of the last two green deep runs of its file. */
export type FigureEntry = z.output<typeof entrySchema>;

/** Where and when figures were seen. */
export type FigureSource = Omit<FigureEntry, 'check' | 'figures'>;

export const readFigures = async (root: string): Promise<readonly FigureEntry[]> =>
  z.array(entrySchema).parse(JSON.parse(await readFile(path.join(root, FIGURES_FILE), 'utf8')));

/**
 * Puts what a file showed before what it showed in its last run with another seed, in the place of all earlier runs.
 * Writes one entry a line, in order of checks, tests and runs.
 */
export const recordFigures = async (
  root: string,
  source: FigureSource,
  shown: readonly ShownCheck[],
): Promise<void> => {
  const kept = withoutEarlierRuns(await readFigures(root), source);
  const own = shown.map((one) => ({ ...source, ...one }));
  const entries = [...own, ...kept].sort(
    (a, b) => numberOf(a.check) - numberOf(b.check) || a.file.localeCompare(b.file, 'en'),
  );
  await writeFile(path.join(root, FIGURES_FILE), oneALine(entries));
};

/** All figures but those of the file's runs before its last one with another seed. */
export const withoutEarlierRuns = (
  figures: readonly FigureEntry[],
  { file, seed }: Pick<FigureEntry, 'file' | 'seed'>,
): readonly FigureEntry[] => {
  const last = figures.find((entry) => entry.file === file && entry.seed !== seed)?.seed;
  return figures.filter((entry) => entry.file !== file || entry.seed === last);
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
