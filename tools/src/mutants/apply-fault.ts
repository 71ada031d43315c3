import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './fault.ts';

/** Why a fault can't be made: its text is not in the source exactly once; undefined when it can. */
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
  // A function, since `$&` in a replacement text has a special meaning.
  return source.replace(fault.before, () => fault.after);
};

/** Runs something with the fault in a checkout, and restores the source whatever happens. */
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
