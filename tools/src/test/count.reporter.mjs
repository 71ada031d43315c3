import { measureFile } from './report/measure-file.mjs';

/**
 * A reporter for files of Node's tests that run in one process, each a suite: when a file ends, it writes a line of
 * JSON with its numbers of tests, its failures and its cost. Plain JavaScript: the runner reads its reporters before
 * any loader of ours.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* countTests(events) {
  const costs = measureFile();
  let counts = noCounts();
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && data.nesting > 0) costs.testsBegin();
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    count(counts, type, data);
    if (data.nesting > 0) continue;
    yield `${JSON.stringify({ ...counts, ...costs.told() })}\n`;
    counts = noCounts();
  }
}

const noCounts = () => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  /** @type {{ test: string; message: string }[]} */
  failures: [],
});

/**
 * @param {ReturnType<typeof noCounts>} counts
 * @param {'test:pass' | 'test:fail'} type
 * @param {import('node:test').EventData.TestFail | import('node:test').EventData.TestPass} data
 */
const count = (counts, type, { name, details, skip, todo }) => {
  const isSuite = details.type === 'suite';
  if (type === 'test:fail' && 'error' in details) {
    // A suite fails because of its tests, or alone: by a hook, or because it can't be loaded.
    if (isSuite && counts.failed > 0) return;
    counts.failed += 1;
    counts.failures.push({ test: name, message: messageOf(details.error) });
  } else if (isSuite) return;
  else if (isSetAside(skip) || isSetAside(todo)) counts.skipped += 1;
  else counts.passed += 1;
};

/** What the test threw; the runner's own error says only that it did. @param {Error} error */
const messageOf = ({ cause, message }) => (cause instanceof Error ? cause.message : message);

/** Skipped or planned: `true`, or the reason, which may be empty. @param {string | boolean | undefined} mark */
const isSetAside = (mark) => mark !== undefined && mark !== false;
