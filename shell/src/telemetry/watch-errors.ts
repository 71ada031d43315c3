import { errorData, type Telemetry } from '../shell-api/telemetry.ts';

/** Records what no code has caught, and what `reportError` is called with. */
export const watchErrors = (window: Window, { record }: Pick<Telemetry, 'record'>): void => {
  window.addEventListener('error', ({ error }) => record('error.uncaught', errorData(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => record('error.rejection', errorData(reason)));
};
