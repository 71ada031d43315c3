import { readFile } from 'node:fs/promises';

/** The kernel counts processor time in hundredths of a second (USER_HZ), whatever its own clock is. */
const TICK_MS = 10;

/** Processor time that a process has taken so far, in milliseconds. Only on Linux. */
export const processCpu = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};
