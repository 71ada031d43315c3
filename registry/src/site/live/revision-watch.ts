/**
 * Asks for a revision, but no more often than every `maxAgeMs`: pages between share an answer, and those at the same
 * moment one question. 0 asks each time, for stores where that costs next to nothing. A failure is not kept.
 */
export const watchRevision = (
  ask: () => Promise<string | undefined>,
  maxAgeMs: number,
  now: () => number = Date.now,
): (() => Promise<string | undefined>) => {
  let known: { readonly answer: Promise<string | undefined>; readonly askedAt: number } | undefined;
  return () => {
    // The age counts from the question: what was written after it may be missing in the answer.
    if (known && now() - known.askedAt < maxAgeMs) return known.answer;
    const asked = { answer: ask(), askedAt: now() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.answer;
  };
};
