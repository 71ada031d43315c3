import { Refusal } from '../../refusal.ts';

/** Waits no longer than a limit, in milliseconds. @throws Refusal with these words when it is over */
export const withTimeout = async <T>(limitMs: number, words: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(words)), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
