import type { createBrowserRouter } from '@sundara/web/router';
import type { Services } from '../services/services.ts';

/** What sends a page's telemetry, of the page's services. */
export type Sender = Pick<Services, 'beacons' | 'loader' | 'page' | 'telemetry'>;
export type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/** How events of the shell begin that tell of an error: 'error.render'. */
export const ERROR = 'error.';
