import { ATTEMPTS } from './attempts.ts';

/** Texts that hold attempts, each of which is taken once before any is taken again. */
export interface AttemptsInTurn {
  /** One attempt of this many characters at most. */
  readonly one: (longest: number) => string;
  /** As many attempts as there is room for, each on a line. */
  readonly many: (longest: number) => string;
  /** How many were not taken yet. */
  readonly left: () => number;
}

/** The API keeps no text with the character NUL. */
export const STORABLE = ATTEMPTS.filter((attempt) => !attempt.includes('\0'));

export const attemptsInTurn = (attempts: readonly string[] = STORABLE): AttemptsInTurn => {
  const waiting = new Set(attempts);
  const next = (longest: number): string | undefined => {
    const found = [...waiting].find(({ length }) => length <= longest);
    if (found !== undefined) waiting.delete(found);
    return found;
  };
  const one = (longest: number): string =>
    next(longest) ?? attempts.find(({ length }) => length <= longest) ?? '';
  const many = (longest: number): string => {
    let text = one(longest);
    for (let line = next(longest - text.length - 1); line; line = next(longest - text.length - 1))
      text += `\n${line}`;
    return text;
  };
  return { one, many, left: () => waiting.size };
};
