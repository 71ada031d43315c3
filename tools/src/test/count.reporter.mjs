import { measureFile } from './report/measure-file.mjs';

/**
 * A reporter for a file of Node's tests that says only how many tests there were, what failed and what the file cost,
 * as JSON. Plain JavaScript: the runner reads its reporters before any loader of ours.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* countTests(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {{ test: string; message: string }[]} */
  const failures = [];
  const cost = measureFile();
  for await (const { type, data } of events) {
    cost.testsBegin();
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite') continue;
    if (type === 'test:fail') {
      counts.failed += 1;
      failures.push({ test: data.name, message: messageOf(data.details.error) });
    } else if (isSetAside(data.skip) || isSetAside(data.todo)) counts.skipped += 1;
    else counts.passed += 1;
  }
  yield JSON.stringify({ ...counts, failures, ...cost.told() });
}

/** What the test threw; the runner's own error says only that it did. @param {Error} error */
const messageOf = ({ cause, message }) => (cause instanceof Error ? cause.message : message);

/** Skipped or planned: `true`, or the reason, which may be empty. @param {string | boolean | undefined} mark */
const isSetAside = (mark) => mark !== undefined && mark !== false;
