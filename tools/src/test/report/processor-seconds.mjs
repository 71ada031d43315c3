import { readFileSync } from 'node:fs';

/** Linux reports the times of a process in hundredths of a second. */
const TICKS_PER_SECOND = 100;
/** Its own time and that of the children it has waited for, in user and in system mode: fields 14 to 17 of proc(5). */
const TIMES = [11, 12, 13, 14];

/** CPU seconds of this process and of the children that have ended; on other systems than Linux, only its own. */
export const processorSeconds = () => {
  try {
    // The program's name, in parentheses, may contain blanks.
    const [, fields = ''] = readFileSync('/proc/self/stat', 'latin1').split(/\) (?=[A-Z] )/);
    const times = fields.split(' ');
    return TIMES.reduce((sum, field) => sum + Number(times[field]), 0) / TICKS_PER_SECOND;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
};
