import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './fault.ts';

/** What keeps a fault from being made: its text is not in the source, or is there twice; undefined when nothing does. */
export const misplaced = (
  { file, before }: Pick<Fault, 'file' | 'before'>,
  source: string,
): string | undefined => {
  const count = source.split(before).length - 1;
  if (count === 1) return undefined;
  return `${file} has the text ${count} times and not once, so write its fault in tools/src/mutants anew: ${before}`;
};

/** The source with the fault in it. @throws Error where its text does not occur exactly once */
export const withFault = (fault: Fault, source: string): string => {
  const wrong = misplaced(fault, source);
  if (wrong) throw new Error(wrong);
  // By a function, as `$&` in a text would mean something.
  return source.replace(fault.before, () => fault.after);
};

/** Runs something while the fault stands in a checkout, and restores the source whatever came of it. */
export const whileFaulty = async <T>(checkout: string, fault: Fault, run: () => Promise<T>): Promise<T> => {
  const file = path.join(checkout, fault.file);
  const source = await readFile(file, 'utf8');
  await writeFile(file, withFault(fault, source));
  try {
    return await run();
  } finally {
    await writeFile(file, source);
  }
};
