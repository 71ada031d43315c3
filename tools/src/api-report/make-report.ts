import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReportFile } from './report-file.ts';

const textOf = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/** Writes a report anew from the sources. */
export const makeReport = async (root: string, { file, make }: ReportFile): Promise<void> =>
  writeFile(path.join(root, file), textOf(await make(root)));

/** Whether the report that lies there is not this one, as a sentence. */
export const staleFaults = async (
  root: string,
  { file }: ReportFile,
  content: unknown,
): Promise<string[]> => {
  const kept = await readFile(path.join(root, file), 'utf8').catch(() => '');
  return kept === textOf(content) ? [] : [`${file} is not that of the sources: run npm run verify.`];
};
