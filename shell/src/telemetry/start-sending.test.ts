import { createTelemetry } from '../shell-api/telemetry.ts';
import { aPage } from '../testing/page-data.builder.ts';
import type { Router, Sender } from './sender.ts';
import { startSending } from './start-sending.ts';

const sendTelemetry = jest.fn();
jest.mock('./send-telemetry.ts', () => ({ sendTelemetry: (...given: unknown[]) => sendTelemetry(...given) }));

const TOLD = { ...aPage(), timedShare: 1 };
const override = { by: 'Asha', until: '2026-11-21T10:00:00Z', versions: {}, faults: {} };

const started = (page: Sender['page']) => {
  const telemetry = createTelemetry(() => 0);
  const idle: (() => void)[] = [];
  const services = { page, telemetry } as unknown as Sender;
  startSending(services, {} as Router, (action) => void idle.push(action));
  return { record: telemetry.record, rest: () => idle.map((action) => action()) };
};
/** What is fetched is here after some turns. */
const fetched = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

beforeEach(() => sendTelemetry.mockReset());

test('nothing is fetched for it until the page has nothing to do, then once', async () => {
  const { record, rest } = started(TOLD);
  record('page.shown');
  await fetched();
  expect(sendTelemetry).not.toHaveBeenCalled();
  rest();
  record('error.uncaught');
  await fetched();
  expect(sendTelemetry).toHaveBeenCalledTimes(1);
});

test('an error does not wait for that: the visitor may leave', async () => {
  const { record, rest } = started(TOLD);
  record('error.uncaught');
  await fetched();
  expect(sendTelemetry).toHaveBeenCalledTimes(1);
  rest();
  await fetched();
  expect(sendTelemetry).toHaveBeenCalledTimes(1);
});

test.each([
  ['a site that does not ask for it', aPage()],
  ['a page with an override', { ...TOLD, qa: { defaults: {}, override } }],
])('%s gets nothing', async (_, page) => {
  const { record, rest } = started(page);
  record('error.uncaught');
  rest();
  await fetched();
  expect(sendTelemetry).not.toHaveBeenCalled();
});
