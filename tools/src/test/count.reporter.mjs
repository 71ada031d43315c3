/**
 * A reporter for Node's test runner that says only how many tests there were and how many milliseconds each file took,
 * as JSON. Plain JavaScript: the runner reads its reporters before any loader of ours.
 *
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* countTests(events) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  /** @type {Record<string, number>} */
  const took = {};
  for await (const event of events) {
    // A file ends under its own name.
    if (event.type === 'test:complete' && event.data.name === event.data.file)
      took[event.data.name] = event.data.details.duration_ms;
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    if (data.details.type === 'suite') continue;
    if (event.type === 'test:fail') counts.failed += 1;
    else if (isSetAside(data.skip) || isSetAside(data.todo)) counts.skipped += 1;
    // A file without a test passes under its own name.
    else if (data.name !== data.file) counts.passed += 1;
  }
  yield JSON.stringify({ ...counts, took });
}

/** Skipped or planned: `true`, or the reason, which may be empty. @param {string | boolean | undefined} mark */
const isSetAside = (mark) => mark !== undefined && mark !== false;
