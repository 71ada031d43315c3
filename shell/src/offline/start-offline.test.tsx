import { waitFor } from '@testing-library/react';
import { createSessionStore } from '../session/session.store.ts';
import { aKeptVisit, NOW } from '../testing/kept-visit.builder.ts';
import { memoryCaches } from '../testing/memory-caches.ts';
import { aPage } from '../testing/page-data.builder.ts';
import { writeVisits } from './kept-visits.ts';
import { startOffline } from './start-offline.ts';

const OVERRIDE = { defaults: {}, override: { versions: {}, faults: {} } };

const start = async (qa?: object) => {
  const { caches, kept } = memoryCaches();
  await writeVisits(caches, { account: 'asha', keptAt: NOW.getTime(), visits: [aKeptVisit()] });
  const register = jest.fn(() => new Promise(() => {}));
  const sessionStore = createSessionStore();
  const unsubscribe = jest.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  const idle: (() => void)[] = [];
  const page = { ...aPage(), ...(qa && { qa }) };
  const surroundings = {
    caches,
    navigator: { serviceWorker: { register, getRegistration: async () => ({ pushManager }) } },
  };
  startOffline(
    surroundings as unknown as Window,
    { page, sessionStore } as unknown as Parameters<typeof startOffline>[1],
    { onChange: () => {} },
    (action) => idle.push(action),
  );
  const becomeIdle = () => {
    for (const action of idle) action();
  };
  return { kept, register, unsubscribe, sessionStore, becomeIdle };
};

test('the worker is registered once the page is idle, and not before', async () => {
  const { register, becomeIdle } = await start();
  expect(register).not.toHaveBeenCalled();
  becomeIdle();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test('a page with an override removes what was kept, and registers nothing', async () => {
  const { register, becomeIdle, kept } = await start(OVERRIDE);
  becomeIdle();
  expect(register).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

test('the kept visits go the moment that nobody is signed in, without waiting for anything', async () => {
  const { kept, sessionStore } = await start();
  expect(kept.size).toBe(1);
  sessionStore.setState({ session: { status: 'anonymous' } });
  expect(kept.size).toBe(0);
});

test('messages to this browser end when nobody is signed in', async () => {
  const { unsubscribe, sessionStore } = await start();
  sessionStore.setState({ session: { status: 'anonymous' } });
  await waitFor(() => expect(unsubscribe).toHaveBeenCalled());
});
