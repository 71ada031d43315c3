import { createInterface } from 'node:readline/promises';
import { releasesOf } from '../compose/releases-of.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal } from '../refusal.ts';
import type { Verdict } from './find-culprits.ts';
import type { Trial } from './run-for-set.ts';

const VERDICTS: Readonly<Record<string, Verdict>> = { g: 'good', b: 'bad', s: 'skip' };

/**
 * Asks the person at the terminal whether compositions are good; `close` releases the terminal.
 *
 * @throws Refusal from `ask` when the input ends, or the person quits
 */
export const askingPerson = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream) => {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async ({ id, document }: Trial): Promise<Verdict> => {
    output.write(`Open ${id} (${releasesOf(document).map(nameOf).join(', ')}).\n`);
    for (;;) {
      output.write('Is it good, bad, or can you not tell (g, b, s; q to quit)? ');
      const line = await lines.next();
      const letter = line.done ? 'q' : line.value.trim().toLowerCase().charAt(0);
      if (letter === 'q') throw new Refusal('The search was ended before the culprit was found.');
      const verdict = VERDICTS[letter];
      if (verdict) return verdict;
    }
  };
  return { ask, close: () => terminal.close() };
};
