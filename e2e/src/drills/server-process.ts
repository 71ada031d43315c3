import { execFileSync } from 'node:child_process';

/** The process of a server, found by the start that began it and its program's path; undefined if there is none now. */
export const serverProcess = (start: number, program: RegExp): number | undefined =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => program.test(line))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .find(([, parent]) => parent === start)?.[0];
