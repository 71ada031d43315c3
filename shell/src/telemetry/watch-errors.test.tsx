import { createTelemetry } from '../shell-api/telemetry.ts';
import { watchErrors } from './watch-errors.ts';

test('what nothing has caught is recorded, with its place', () => {
  const telemetry = createTelemetry(() => 0);
  watchErrors(window, telemetry);
  const error = new RangeError('too long');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  // jsdom has no PromiseRejectionEvent.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'no' }));
  expect(telemetry.entries()).toEqual([
    { at: 0, event: 'error.uncaught', data: { type: 'RangeError', message: 'too long', stack: error.stack } },
    { at: 0, event: 'error.rejection', data: { type: 'other', message: 'no', stack: '' } },
  ]);
});
