import { aPage, aRemote, withPrevious } from '../../testing/page-data.builder.ts';
import { remoteReports } from './remote-reports.ts';
import { addRenderError, createRemoteStates, type RemoteState } from './remote-states.store.ts';

const booking = withPrevious(aRemote('booking', {}, '1.1.0'), aRemote('booking'));
const page = aPage(booking, aRemote('salon'));
const attempts = [{ version: '1.0.0', tookMs: 120, steps: { 'load-entry': 100 } }];
const loaded: RemoteState = { version: '1.0.0', startedAt: 5, attempts, status: 'loaded', tookMs: 120 };
const failure = {
  remoteId: 'booking',
  title: 'Booking',
  version: '1.1.0',
  step: 'load-entry',
  reason: 'tampered',
  detail: 'other hash',
} as const;

const reportOf = (exposes: Readonly<Record<string, RemoteState>>, qa?: typeof page.qa) => {
  const states = createRemoteStates();
  states.setState({ exposes });
  const read = () => remoteReports({ page: qa ? { ...page, qa } : page, states })[0];
  return { states, read };
};

test('a remote that nobody asked for is idle, with its versions and its owner', () => {
  expect(reportOf({}).read()).toMatchObject({
    remoteId: 'booking',
    owner: 'Booking team',
    defaultVersion: '1.1.0',
    composedVersion: '1.1.0',
    previousVersion: '1.0.0',
    runningVersion: undefined,
    outcome: 'idle',
  });
});

test('what the environment runs by default is told beside what an override has put there', () => {
  const qa = { defaults: { booking: '1.0.5' } };
  expect(reportOf({}, qa).read()).toMatchObject({ defaultVersion: '1.0.5', composedVersion: '1.1.0' });
});

test('the version that runs is told with its steps', () => {
  expect(reportOf({ 'booking/routes/payment': loaded }).read()).toMatchObject({
    runningVersion: '1.0.0',
    outcome: 'loaded',
    exposes: [{ expose: 'routes/payment', tookMs: 120, steps: { 'load-entry': 100 }, attempts }],
  });
});

test('of several exposes the worst is told, and what stopped while it was shown', () => {
  const failed: RemoteState = { ...loaded, status: 'failed', tookMs: 9, failure };
  const { read } = reportOf({ 'booking/routes/a': loaded, 'booking/routes/b': failed });
  expect(read()).toMatchObject({ outcome: 'tampered' });
  const shown = reportOf({ 'booking/routes/a': loaded });
  addRenderError(shown.states, 'booking', '1.0.0', 'undefined is not a function');
  expect(shown.read()).toMatchObject({ outcome: 'render', renderError: { count: 1 } });
});
