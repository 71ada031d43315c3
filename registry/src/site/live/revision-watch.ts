/**
 * Gets a revision, but requests it at most every `maxAgeMs`: pages in between share the answer, concurrent pages the
 * request. 0 requests it each time. A failure is not cached.
 */
export const watchRevision = (
  ask: () => Promise<string | undefined>,
  maxAgeMs: number,
  now: () => number = Date.now,
): (() => Promise<string | undefined>) => {
  let known: { readonly answer: Promise<string | undefined>; readonly askedAt: number } | undefined;
  return () => {
    // The age is counted from the request: the answer may lack anything written after it.
    if (known && now() - known.askedAt < maxAgeMs) return known.answer;
    const asked = { answer: ask(), askedAt: now() };
    known = asked;
    asked.answer.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.answer;
  };
};
