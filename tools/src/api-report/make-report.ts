import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReportFile } from './report-file.ts';

const textOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** Writes a report again from the sources. */
export const makeReport = async (root: string, { file, make }: ReportFile): Promise<void> =>
  writeFile(path.join(root, file), textOf(await make(root)));

/** A sentence when the committed report differs from this one; empty otherwise. */
export const staleFaults = async (
  root: string,
  { file }: ReportFile,
  content: unknown,
): Promise<string[]> => {
  const kept = await readFile(path.join(root, file), 'utf8').catch(() => '');
  return kept === textOf(content) ? [] : [`${file} is not that of the sources: run npm run verify.`];
};
