/** What a run of a fault's test files says about them. */
export type Verdict =
  /** Each of the files has a failing test: `red` are their names. */
  | { readonly kind: 'found'; readonly red: readonly string[] }
  /** Files that have none. */
  | { readonly kind: 'survived'; readonly green: readonly string[] }
  /** The run does not say what the tests make of the fault, and why. */
  | { readonly kind: 'unjudged'; readonly why: string };

const LAST_LINE = /^\d+ passed, \d+ failed$/;
/** As `describeFailure` writes it; the lines of the rings look alike, and name no file. */
const FAILURE = /^✖ (\S+): (.+)$/;
const COULD_NOT_BE_RUN = 'could not be run';

/**
 * Reads the verdict from what `npm test -- <files>` printed. A file that could not be run proves nothing: a fault that
 * does not compile would end so.
 */
export const judgeRun = (files: readonly string[], output: string): Verdict => {
  const lines = output.trimEnd().split('\n');
  if (!LAST_LINE.test(lines.at(-1) ?? '')) {
    return { kind: 'unjudged', why: `the run did not come to its end: ${lines.slice(-3).join(' ')}` };
  }
  const failures = lines.flatMap((line) => {
    const [, file = '', test = ''] = FAILURE.exec(line) ?? [];
    return files.includes(file) ? [{ file, test }] : [];
  });
  const broken = failures.find(({ test }) => test === COULD_NOT_BE_RUN);
  if (broken) return { kind: 'unjudged', why: `${broken.file} ${COULD_NOT_BE_RUN}` };
  const green = files.filter((file) => !failures.some((failure) => failure.file === file));
  if (green.length > 0) return { kind: 'survived', green };
  return { kind: 'found', red: failures.map(({ test }) => test) };
};
