import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './ring.ts';

const MOST_LINES = 12;

/** A failure in a few lines for the end of a run, where readers look first: file, test, what it threw. */
export const describeFailure = ({ file, test, message }: Failure): string => {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const told = lines.slice(0, MOST_LINES).map((line) => `    ${line}`);
  const name = test === file ? 'could not be run' : test;
  return [`✖ ${file}: ${name}`, ...told, ...(lines.length > MOST_LINES ? ['    …'] : [])].join('\n');
};
