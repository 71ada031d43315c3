/**
 * The promise's outcome, or the rejection made by `late` when it takes longer than `limitMs` milliseconds.
 * The work itself continues; its later outcome is ignored.
 */
export const withinLimit = async <T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
};
