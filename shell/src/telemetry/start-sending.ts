import { ERROR, type Router, type Sender } from './sender.ts';

/**
 * Sends the page's errors and timings. The code for it is fetched once the page has nothing to do, or with the first
 * error; what was recorded before is told then. A site that doesn't ask for it, and an override, get nothing.
 *
 * @param whenIdle calls back when the page has loaded and has nothing to do
 */
export const startSending = (
  services: Sender,
  router: Router,
  whenIdle: (action: () => void) => void,
): void => {
  const { page, telemetry } = services;
  if (page.timedShare === undefined || page.qa?.override) return;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    stop();
    import(/* webpackChunkName: "telemetry" */ './send-telemetry.ts')
      .then(({ sendTelemetry }) => sendTelemetry(services, router))
      .catch((error: unknown) => telemetry.record('telemetry.failed', { message: String(error) }));
  };
  const stop = telemetry.subscribe(({ event }) => event.startsWith(ERROR) && begin());
  whenIdle(begin);
};
