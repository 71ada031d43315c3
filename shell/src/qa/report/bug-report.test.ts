import { aRemote } from '../../testing/page-data.builder.ts';
import { anId, anOverride, aQaPage } from '../../testing/releases.builder.ts';
import type { Part } from '../parts/part.ts';
import { bugReport, type ReportFacts } from './bug-report.ts';
import { restoringDraft } from './restoring.ts';

const remotes = [aRemote('booking', {}, '1.1.0'), aRemote('discovery')];
const override = anOverride({
  versions: { booking: '1.1.0' },
  faults: { discovery: 'slow' },
  why: 'New calendar',
});

const booking: Part = {
  id: 'booking',
  title: 'Booking',
  owner: 'Booking team',
  defaultVersion: '1.0.0',
  runningVersion: '1.1.0',
  outcome: 'tampered',
  tookMs: 431.4,
  exposes: [
    {
      expose: 'dialog',
      status: 'failed',
      startedAt: 10,
      tookMs: 431.4,
      steps: { resolve: 0.6, 'load-entry': 430 },
      attempts: [
        {
          version: '1.1.0',
          tookMs: 431.4,
          steps: { resolve: 0.6, 'load-entry': 430 },
          failure: {
            remoteId: 'booking',
            title: 'Booking',
            version: '1.1.0',
            step: 'load-entry',
            reason: 'tampered',
            detail: 'remoteEntry.js differs | from its hash',
          },
        },
      ],
    },
  ],
  renderError: undefined,
  quarantine: [],
};

const facts = (overrides: Partial<ReportFacts> = {}): ReportFacts => ({
  page: { ...aQaPage(remotes, { override }), sequence: 12 },
  parts: [booking],
  telemetry: [{ at: 1_234, event: 'render.failed', data: { message: 'TypeError: x' } }],
  requests: [{ at: 90, address: '/api/public/salons?q', status: 503, took: 41, bytes: 120 }],
  route: '/salon/42?tab=services',
  browser: 'Chromium 156',
  screen: '360 × 740',
  now: new Date('2026-11-21T10:30:00Z'),
  restore: { url: 'https://qa.test/salon/42?override=token', until: new Date('2026-11-28T10:30:00Z') },
  ...overrides,
});

test('a report says where, when and in what browser', () => {
  const text = bugReport(facts());
  for (const line of [
    '- Environment: qa, sequence 12',
    '- Page: /salon/42?tab=services',
    `- Composition: \`${anId('a')}\``,
    '- Time: Sat, 21 Nov 2026, 4:00 pm in India (2026-11-21T10:30:00.000Z)',
    '- Browser: Chromium 156, window 360 × 740',
    '- The same again: <https://qa.test/salon/42?override=token> (until Sat, 28 Nov 2026, 4:00 pm)',
  ])
    expect(text.split('\n')).toContain(line);
});

test('a report has a row for each part: owner, versions, outcome, times and trouble', () => {
  expect(bugReport(facts()).split('\n')).toContain(
    '| booking | Booking team | 1.0.0 | 1.1.0 | refused: tampered | 431 ms | dialog: resolve 1 ms, load-entry 430 ms | 1.1.0 tampered at load-entry: remoteEntry.js differs \\| from its hash |',
  );
});

test('a report says the override in force, and that there is none', () => {
  const text = bugReport(facts());
  expect(text).toContain('- By Asha until 2026-11-21T14:30:00.000Z: New calendar');
  expect(text).toContain('- Version: booking 1.1.0');
  expect(text).toContain('- Failure: discovery slow');
  expect(bugReport(facts({ page: aQaPage(remotes) }))).toContain('## Override\nNone.');
});

test('a report has the last 20 errors, and nothing that is none', () => {
  const failed = Array.from({ length: 25 }, (_, index) => ({
    at: index,
    event: 'render.failed',
    data: { n: index },
  }));
  const text = bugReport(facts({ telemetry: [...failed, { at: 30, event: 'page.shown', data: {} }] }));
  expect(text.match(/render\.failed/g)).toHaveLength(20);
  expect(text).toContain('n=24');
  expect(text).not.toContain('n=4 ');
  expect(text).not.toContain('page.shown');
});

test('a report has what the page asked for, with status, time and size', () => {
  expect(bugReport(facts())).toContain('- +90 ms 503 /api/public/salons?q, 41 ms, 120 bytes');
  expect(bugReport(facts({ requests: [] }))).toMatch(/## Requests of this page, the last 30\nNone\./);
});

test('a report without a link says why', () => {
  expect(bugReport(facts({ restore: { missing: 'Sundara took too long to answer.' } }))).toContain(
    '- The same again: no link: Sundara took too long to answer.',
  );
});

test('the environment’s own composition is restored by its id', () => {
  expect(restoringDraft(aQaPage(remotes))).toEqual({ composition: anId('a'), versions: {}, faults: {} });
});

test('flags that are on are restored, and those that the override keeps off', () => {
  const qa = { override: anOverride({ flags: { 'loyalty-card': false } }) };
  const page = { ...aQaPage(remotes, qa), flags: ['new-calendar'] };
  expect(restoringDraft(page).flags).toEqual({ 'loyalty-card': false, 'new-calendar': true });
});

test('what an override made is restored version by version, with its failures and development servers', () => {
  const qa = {
    override: anOverride({
      composition: anId('b'),
      versions: { discovery: 'http://localhost:4001' },
      faults: { booking: 'down' },
    }),
  };
  expect(restoringDraft(aQaPage(remotes, qa))).toEqual({
    composition: anId('b'),
    versions: { shell: '1.0.0', booking: '1.1.0', discovery: 'http://localhost:4001' },
    faults: { booking: 'down' },
  });
});
