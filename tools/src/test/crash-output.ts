import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './ring.ts';

const MOST_LINES = 8;
const MOST_CHARACTERS = 2000;
/** A frame of the engine's own stack, as ' 2: 0xf50bdf v8::…': the lines above say why it died. */
const ENGINE_FRAME = /^\s*\d+: 0x/;

/** The last lines of a process's output, 2,000 characters at most, to explain why it died. */
export const lastLines = (output: string): string =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() !== '' && !ENGINE_FRAME.test(line))
    .slice(-MOST_LINES)
    .join('\n')
    .slice(-MOST_CHARACTERS);

/**
 * The counts of a process that died before it reported: one failure with its exit code and last lines.
 *
 * @param file what it ran, below the root
 */
export const crashCounts = (file: string, code: number, output: string): Counts => {
  const message = `Its process ended with code ${code}.\n${lastLines(output)}`;
  return { passed: 0, failed: 1, skipped: 0, failures: [{ file, test: file, message }] };
};
