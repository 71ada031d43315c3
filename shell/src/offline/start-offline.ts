import { SERVICE_WORKER_FILE } from '@sundara/contracts/federation';
import type { Services } from '../services/services.ts';
import { endPush } from './end-push.ts';
import type { Writes } from './follow-writes.ts';
import { forgetVisits } from './visits-cache.ts';

interface Needs extends Pick<Services, 'http' | 'page' | 'sessionStore' | 'telemetry'> {
  readonly shell: Pick<Services['shell'], 'events'>;
}

const fetchText = async (url: string): Promise<string> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} at a calendar file`);
  return response.text();
};

/**
 * Prepares for a start without a network: removes the kept visits and ends push messages when nobody is signed in, and registers the
 * service worker and keeps visits once the page is idle. A page with an override keeps nothing: it runs what isn't
 * released, a development server's code included. So does one that isn't served securely, where browsers have none of
 * it.
 *
 * @param whenIdle calls back when the page has loaded and has nothing to do
 */
export const startOffline = (
  window: Window,
  services: Needs,
  writes: Pick<Writes, 'onChange'>,
  whenIdle: (action: () => void) => void,
): void => {
  const { http, page, sessionStore, telemetry, shell } = services;
  if (!('caches' in window && 'serviceWorker' in window.navigator)) return;
  const { caches, navigator } = window;
  const log = (message: string) => telemetry.record('offline.failed', { message });
  const attempt = (work: Promise<unknown>) => void work.catch((error: unknown) => log(String(error)));
  const forget = () => attempt(forgetVisits(caches));
  if (page.qa?.override) {
    forget();
    return;
  }
  sessionStore.subscribe(({ session }) => {
    if (session.status !== 'anonymous') return;
    forget();
    attempt(endPush(navigator));
  });

  const prepare = async () => {
    await navigator.serviceWorker.register(`/${SERVICE_WORKER_FILE}`, { updateViaCache: 'none' });
    // Without a worker nobody could show what is kept; one that is forbidden never gets ready.
    await navigator.serviceWorker.ready;
    const { keepVisits } = await import(/* webpackChunkName: "keep-visits" */ './keep-visits.ts');
    const again = keepVisits({ http, sessionStore, caches, fetchText, log });
    writes.onChange(() => void again());
    shell.events.on('booking.confirmed', () => void again());
  };
  whenIdle(() => attempt(prepare()));
};
