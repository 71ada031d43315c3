/**
 * A reporter for Node's test runner that says only how many tests there were, what failed and how many milliseconds each
 * file took, as JSON. Plain JavaScript: the runner reads its reporters before any loader of ours.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* countTests(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Record<string, number>} */
  const took = {};
  /** @type {{ file: string; test: string; message: string }[]} */
  const failures = [];
  for await (const event of events) {
    // A file ends under its own name.
    if (event.type === 'test:complete' && event.data.name === event.data.file)
      took[event.data.name] = event.data.details.duration_ms;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    if (data.details.type === 'suite') continue;
    if (event.type === 'test:fail') {
      counts.failed += 1;
      failures.push({
        file: data.file ?? data.name,
        test: data.name,
        message: messageOf(event.data.details.error),
      });
    } else if (isSetAside(data.skip) || isSetAside(data.todo)) counts.skipped += 1;
    // A file without a test passes under its own name.
    else if (data.name !== data.file) counts.passed += 1;
  }
  yield JSON.stringify({ ...counts, failures, took });
}

/** What the test threw; the runner's own error says only that it did. @param {Error} error */
const messageOf = ({ cause, message }) => (cause instanceof Error ? cause.message : message);

/** Skipped or planned: `true`, or the reason, which may be empty. @param {string | boolean | undefined} mark */
const isSetAside = (mark) => mark !== undefined && mark !== false;
