import { aKeptVisit, NOW } from '../../testing/kept-visit.builder.ts';
import { memoryCaches } from '../../testing/memory-caches.ts';
import { writeVisits } from '../kept-visits.ts';
import { VISITS_ADDRESS } from '../visits-cache.ts';
import { startWorker } from './start-worker.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

const PAGE = 'a page of the site';
const online = async () => new Response(PAGE);
const away = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

const workerWith = (fetch: WorkerScope['fetch']) => {
  const { caches, kept } = memoryCaches();
  const listeners = new Map<string, (event: never) => void>();
  startWorker(
    {
      caches,
      fetch,
      location: { origin: 'https://sundara.test' },
      registration: { showNotification: async () => {} },
      clients: { openWindow: async () => undefined, matchAll: async () => [] },
      skipWaiting: async () => {},
      addEventListener: (type: string, listener: (event: never) => void) =>
        void listeners.set(type, listener),
    },
    () => NOW,
  );
  /** What the worker answers; undefined when it leaves the request to the browser. */
  const ask = (destination: string, preloadResponse?: FetchEvent['preloadResponse'], method = 'GET') => {
    let answer: Promise<Response> | undefined;
    const event = {
      request: { method, destination, url: 'https://sundara.test/bookings' },
      preloadResponse,
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    };
    listeners.get('fetch')?.(event as never);
    return answer;
  };
  const keep = (visit: Parameters<typeof aKeptVisit>[0] = {}) =>
    writeVisits(caches, { account: 'u1', keptAt: NOW.getTime(), visits: [aKeptVisit(visit)] });
  return { ask, keep, kept, caches };
};

test('while the network answers, a document is its answer, whatever is kept', async () => {
  const { ask, keep } = workerWith(online);
  await keep();
  expect(await (await ask('document'))?.text()).toBe(PAGE);
  expect(await (await ask('document', Promise.resolve(new Response('preloaded'))))?.text()).toBe('preloaded');
});

test.each(['script', 'style', 'image', 'font', 'iframe', ''])(
  'a request for %p never passes through the worker, nor does one that writes',
  (destination) => {
    const { ask } = workerWith(away);
    expect(ask(destination)).toBeUndefined();
    expect(ask('document', undefined, 'POST')).toBeUndefined();
  },
);

test('without a network every address shows the visits that are kept and not over', async () => {
  const { ask, keep } = workerWith(away);
  await keep({ salonName: 'Tamarind' });
  expect(await (await ask('document'))?.text()).toContain('Tamarind');
  expect(await (await ask('document', Promise.reject(new TypeError('away'))))?.text()).toContain('Tamarind');
  await keep({ salonName: 'Tamarind', dateTime: '2026-11-27T10:00:00+05:30', minutes: 60 });
  expect(await (await ask('document'))?.text()).not.toContain('Tamarind');
});

test('where nothing is kept, looking for it makes no cache, not even for a moment', async () => {
  const { ask, caches } = workerWith(away);
  const open = jest.spyOn(caches, 'open');
  expect(await (await ask('document'))?.text()).not.toContain('Your next visits');
  expect(open).not.toHaveBeenCalled();
});

test('nothing of the offline page can run or load, and what was kept stands in it as text', async () => {
  const { ask, keep } = workerWith(away);
  const hostile = `"><script>x</script>`;
  await keep({ salonName: hostile, address: hostile, services: [hostile], id: hostile, phone: hostile });
  const response = await ask('document');
  expect(response?.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  expect(await response?.text()).not.toMatch(/<script/i);
});

test.each([
  ['not data', '<script>x</script>'],
  ['data of another shape', '{"account":"u1"}'],
  ['older than a session', JSON.stringify({ account: 'u1', keptAt: 0, visits: [aKeptVisit()] })],
])('what is %s is not shown, and removed', async (_, text) => {
  const { ask, kept, caches } = workerWith(away);
  await (await caches.open('visits')).put(VISITS_ADDRESS, new Response(text));
  const page = await (await ask('document'))?.text();
  expect(page).toContain('<header>Sundara</header>');
  expect(page).toContain('You are offline');
  expect(page).not.toContain('Your next visits');
  expect(kept.has('visits')).toBe(false);
});
