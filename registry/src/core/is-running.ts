import { systemCode } from '../refusal.ts';

/** Whether a process runs on this machine. A process that this user may not signal counts as running. */
export const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
};
