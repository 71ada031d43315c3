import type { TestEvent } from 'node:test/reporters';

/** A reporter for Node's test runner that says only how many tests there were, as JSON. */
export default async function* countTests(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for await (const event of events) {
    if (event.type !== 'test:pass' && event.type !== 'test:fail') continue;
    const { data } = event;
    if (data.details.type === 'suite') continue;
    if (event.type === 'test:fail') counts.failed += 1;
    else if (isSetAside(data)) counts.skipped += 1;
    // A file without a test passes under its own name.
    else if (data.name !== data.file) counts.passed += 1;
  }
  yield JSON.stringify(counts);
}

/** Skipped or planned: `true`, or the reason. */
const isSetAside = ({ skip, todo }: { skip?: string | boolean; todo?: string | boolean }): boolean =>
  (skip !== undefined && skip !== false) || (todo !== undefined && todo !== false);
