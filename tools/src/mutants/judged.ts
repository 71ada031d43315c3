import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Fault } from './fault.ts';
import type { Verdict } from './judge-run.ts';

/** A fault, and whether the tests detected it. */
export interface Judged {
  readonly fault: Fault;
  readonly verdict: Verdict;
  readonly seconds: number;
}

/** Where each run writes its results, below the root. */
export const RESULTS = 'node_modules/.cache/mutants.json';

/** One line: the verdict on the fault, and the first test that detected it, or the files that did not. */
export const describeJudged = ({ fault, verdict, seconds }: Judged): string => {
  const end = `(${seconds} s)`;
  if (verdict.kind === 'found') {
    const more = verdict.red.length > 1 ? ` and ${verdict.red.length - 1} more` : '';
    return `✔ ${fault.name}: found by '${verdict.red[0]}'${more} ${end}`;
  }
  if (verdict.kind === 'unjudged') return `✖ ${fault.name}: not judged, ${verdict.why} ${end}`;
  return `✖ ${fault.name}: survived ${verdict.green.join(', ')}; nothing guards: ${fault.breaks} ${end}`;
};

/** Writes the results of a run so far to `RESULTS`, to be read again later. */
export const keepResults = async (root: string, judged: readonly Judged[]): Promise<void> => {
  const file = path.join(root, RESULTS);
  const told = judged.map(({ fault: { name, file: source, breaks }, verdict, seconds }) => ({
    ...{ name, source, breaks },
    ...verdict,
    seconds,
  }));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(told, null, 2)}\n`);
};
