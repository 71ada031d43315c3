import { beaconSchema } from '@sundara/contracts/federation';
import { createBeacons } from '../shell-api/beacons.ts';
import { createTelemetry, errorData } from '../shell-api/telemetry.ts';
import { aPage, aRemote } from '../testing/page-data.builder.ts';
import { sendTelemetry } from './send-telemetry.ts';
import type { Router, Sender } from './sender.ts';

const sendTimings = jest.fn();
Object.assign(performance, { getEntriesByType: () => [] });
jest.mock('./page-timings.ts', () => ({ sendTimings: () => sendTimings() }));

const PAGE = { ...aPage(aRemote('booking', {}, '1.4.2')), timedShare: 0.1 };
const SITE = 'https://sundara.example/assets';
const IN_BOOKING = `${SITE}/remotes/booking/1.4.2/c/pay.1a2b3c4d.js:1:2034`;
const IN_SHELL = `${SITE}/shell/1.0.0/main.5e6f7a8b.js:1:99`;

/** An error as a browser makes it, with places as Chromium or as Firefox and Safari write them. */
const thrown = (message: string, places: readonly string[], as: 'chromium' | 'others' = 'chromium') => {
  const error = new TypeError(message);
  const lines = places.map((place) => (as === 'chromium' ? `    at pay (${place})` : `pay@${place}`));
  error.stack = [...(as === 'chromium' ? [`TypeError: ${message}`] : []), ...lines].join('\n');
  return error;
};

const pageOf = (draw = 0.99) => {
  const bodies: string[] = [];
  const beacons = createBeacons({ page: PAGE, send: (_, body) => void bodies.push(body) });
  const telemetry = createTelemetry(() => 0);
  const loader = { runningOf: () => undefined } as unknown as Sender['loader'];
  telemetry.record('page.shown', { remote: 'booking', route: '/salon/:id' });
  const start = () => sendTelemetry({ page: PAGE, beacons, telemetry, loader }, {} as Router, () => draw);
  const sent = () => {
    beacons.flush();
    return bodies.map((body) => beaconSchema.parse(JSON.parse(body)));
  };
  return { telemetry, start, sent, bodies };
};

const ID = '9252d114-fee3-490c-a14f-81a6cad6ebea';
const HIDDEN = /asha|rao|demo\.test|98480|jubilee|plot 12|secret/i;

test('an error leaves as its type, the route and its places: no e-mail, phone, address, name or query', () => {
  const { telemetry, start, sent, bodies } = pageOf();
  const message = 'no visit of asha@demo.test, +91 98480 12345, Plot 12, Jubilee Hills';
  const places = [`${IN_BOOKING}`, 'https://sundara.example/salon/asha-rao?token=secret:1:2', IN_SHELL];
  telemetry.record('error.render', errorData(thrown(message, places)));
  const named = thrown(message, [IN_BOOKING.replace('2034', '7')]);
  named.name = 'AshaRaoError';
  telemetry.record('error.uncaught', errorData(named));
  telemetry.record('error.rejection', errorData(message));
  telemetry.record('call.failed', {
    ...{ operation: 'salon.detail', kind: 'network', status: 502, requestId: '' },
    ...{ message, url: '/api/asha' },
  });
  start();
  const of = { remote: 'booking', version: '1.4.2', route: '/salon/:id' };
  const frames = ['c/pay.1a2b3c4d.js:1:2034'];
  expect(sent().flatMap(({ errors }) => errors)).toEqual([
    { ...of, kind: 'render', type: 'TypeError', frames },
    { ...of, kind: 'uncaught', type: 'other', frames: ['c/pay.1a2b3c4d.js:1:7'] },
    { ...of, kind: 'call', type: 'CallFailed', frames: [], call: { operation: 'salon.detail', status: 502 } },
  ]);
  expect(bodies.join()).not.toMatch(HIDDEN);
});

test.each(['chromium', 'others'] as const)(
  'the innermost remote in a stack of %s is to blame, and the shell where there is none',
  (as) => {
    const { telemetry, start, sent } = pageOf();
    start();
    telemetry.record('error.uncaught', errorData(thrown('x', [IN_SHELL, IN_BOOKING, IN_SHELL], as)));
    telemetry.record('error.uncaught', errorData(thrown('x', [IN_SHELL], as)));
    const [first, second] = sent().flatMap(({ errors }) => errors);
    expect(first).toMatchObject({ remote: 'booking', frames: ['c/pay.1a2b3c4d.js:1:2034'] });
    expect(second).toMatchObject({ remote: 'shell', version: '1.0.0', frames: ['main.5e6f7a8b.js:1:99'] });
  },
);

test('what an extension of the browser throws, and events that nobody knows, are not sent', () => {
  const { telemetry, start, sent } = pageOf();
  start();
  telemetry.record('error.uncaught', errorData(thrown('x', ['chrome-extension://abc/content.js:1:1'])));
  telemetry.record('error.of-mine', errorData(thrown('x', [IN_BOOKING])));
  telemetry.record('constructor', errorData(thrown('x', [IN_BOOKING])));
  expect(sent()).toEqual([]);
});

test('an error is sent once per page, and of one page twenty', () => {
  const { telemetry, start, sent } = pageOf();
  start();
  for (let line = 1; line <= 60; line += 1) {
    const error = errorData(thrown('x', [IN_BOOKING.replace('2034', String(line % 30))]));
    telemetry.record('error.uncaught', error);
    telemetry.record('error.uncaught', error);
  }
  const errors = sent().flatMap((beacon) => beacon.errors);
  expect(errors).toHaveLength(20);
  expect(new Set(errors.map((error) => error?.frames[0]))).toHaveProperty('size', 20);
});

test.each([
  ['a server that failed', { kind: 'rejected', status: 500, requestId: ID }, { status: 500, requestId: ID }],
  ['an answer of a gateway', { kind: 'network', status: 502, requestId: '' }, { status: 502 }],
  [
    'an answer that breaks the contract',
    { kind: 'protocol', status: 200, requestId: ID },
    { status: 200, requestId: ID },
  ],
  ['no answer in time', { kind: 'timeout', status: 0, requestId: '' }, {}],
  ['a refusal', { kind: 'rejected', status: 403, requestId: ID }, undefined],
  ["the visitor's own network", { kind: 'network', status: 0, requestId: '' }, undefined],
  ['a visitor who went on', { kind: 'cancelled', status: 0, requestId: '' }, undefined],
])(
  'of calls it is sent if servers are at fault, with the id by which the trace is found: %s',
  (_, data, told) => {
    const { telemetry, start, sent } = pageOf();
    start();
    const operation = 'salon.detail';
    telemetry.record('call.failed', { operation, ...data });
    const calls = sent().flatMap(({ errors }) => errors.map((error) => error?.call));
    expect(calls).toEqual(told ? [{ operation, ...told }] : []);
  },
);

test('what is sent goes on with the trace that the site named in Server-Timing', () => {
  Object.assign(performance, {
    getEntriesByType: () => [{ serverTiming: [{ description: 'of-the-page' }] }],
  });
  const { telemetry, start, sent } = pageOf();
  start();
  telemetry.record('call.failed', { operation: 'salon.detail', kind: 'timeout' });
  expect(sent().map(({ trace }) => trace)).toEqual(['of-the-page']);
});

test('a share of the pages, as large as the site says, tells its timings', () => {
  for (const draw of [0.1, 0.99]) pageOf(draw).start();
  expect(sendTimings).not.toHaveBeenCalled();
  pageOf(0.09).start();
  expect(sendTimings).toHaveBeenCalledTimes(1);
});
