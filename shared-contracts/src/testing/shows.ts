/** A check of the catalogue, `tools/src/reliability/catalogue.ts`. */
export type CheckId = `T${number}`;

/** What a test counted, by words that read well after the number: `{ requests: 20_000, 'answers of 5xx': 0 }`. */
export type CheckFigures = Readonly<Record<string, number>>;

/** What a test reports about a check, as one line of the file that CHECK_FIGURES names. */
export interface ShownCheck {
  readonly check: CheckId;
  readonly figures: CheckFigures;
}

/** Declared here because this package's contract code, unlike its tests, does not depend on Node. */
declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
  getBuiltinModule(name: 'node:fs'): { appendFileSync(file: string, text: string): void };
};

/** Appends to the file that CHECK_FIGURES names; a quick run names none. */
const toFile = (line: string): void => {
  const file = process.env.CHECK_FIGURES;
  if (file) process.getBuiltinModule('node:fs').appendFileSync(file, line);
};

/**
 * States that a test holds a check of the catalogue, and with which figures: called at the test's end, after its
 * assertions. `docs/reliability.md` is written from these calls, which are found by reading the tests, so the check is
 * a literal; and from the figures, which `npm run test:deep -- --record` collects.
 *
 * @example
 * shows('T57', { requests: REQUESTS, 'answers of 5xx': broken.length });
 */
export const shows = (check: CheckId, figures: CheckFigures, write = toFile): void => {
  const shown: ShownCheck = { check, figures };
  write(`${JSON.stringify(shown)}\n`);
};
