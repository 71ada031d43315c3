/** The result of a fault's test files. */
export type Verdict =
  /** Each of the files has a failing test: `red` are their names. */
  | { readonly kind: 'found'; readonly red: readonly string[] }
  /** `green` are the files without a failing test. */
  | { readonly kind: 'survived'; readonly green: readonly string[] }
  /** The run does not show whether the tests detect the fault; `why` says the reason. */
  | { readonly kind: 'unjudged'; readonly why: string };

const LAST_LINE = /^\d+ passed, \d+ failed$/;
/** A failure as `describeFailure` writes it; the rings' lines look similar, but name no file. */
const FAILURE = /^✖ (\S+): (.+)$/;
const COULD_NOT_BE_RUN = 'could not be run';

/**
 * Reads the verdict from the output of `npm test -- <files>`. A file that could not be run proves nothing: a fault that
 * does not compile would end like that.
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
