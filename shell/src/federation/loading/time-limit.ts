import { LoadError } from '../load-error.ts';

/** Ends a wait after `ms` milliseconds with LoadError 'timeout'; the work itself goes on, its outcome ignored. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadError('timeout', `It took longer than ${ms / 1000} s.`)), ms);
  });
  return Promise.race([work, end]).finally(() => clearTimeout(timer));
};
