import { systemCode } from '../refusal.ts';

/** Whether a process of this machine runs; one that this user may not signal does. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};
