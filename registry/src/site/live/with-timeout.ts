import { Refusal } from '../../refusal.ts';

/** Waits at most `limitMs` milliseconds. @throws Refusal with these words after that */
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
