import { listenForPush } from './listen-for-push.ts';
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const ORIGIN = 'https://sundara.test';
const MESSAGE = {
  ...{ title: 'Booked: Tamarind', body: 'Tue, 24 Nov, 4:00 pm, Haircut' },
  ...{ path: '/bookings/b1', tag: 'booking-b1' },
};

const scene = (openTabs: readonly string[] = []) => {
  const listeners = new Map<string, (event: never) => void>();
  const shown = jest.fn(async (_title: string, _options: NotificationOptions) => {});
  const opened = jest.fn(async (_url: string) => {});
  const tabs = openTabs.map((url) => ({ url, focus: jest.fn(async () => {}) }));
  listenForPush({
    location: { origin: ORIGIN },
    registration: { showNotification: shown },
    clients: { openWindow: opened, matchAll: async () => tabs },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  } as Partial<WorkerScope> as WorkerScope);
  const dispatch = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(type)?.({ ...event, waitUntil } as never);
    await work;
  };
  const push = (text?: string) =>
    dispatch('push', { data: text === undefined ? null : { text: () => text } } satisfies Partial<PushEvent>);
  const press = (data: unknown) =>
    dispatch('notificationclick', {
      notification: { data, close: () => {} },
    } satisfies Partial<NotificationEvent>);
  return { shown, opened, tabs, push, press };
};

test('a message is shown in its words, in place of the one before about the same visit', async () => {
  const { shown, push } = scene();
  await push(JSON.stringify(MESSAGE));
  const { title, body, path, tag } = MESSAGE;
  expect(shown).toHaveBeenCalledWith(title, { body, tag, data: path, lang: 'en-IN' });
});

test.each([
  undefined,
  '<b>',
  '{}',
  JSON.stringify({ ...MESSAGE, path: 'https://evil.example' }),
  JSON.stringify({ ...MESSAGE, path: '//evil.example' }),
])('one that cannot be read, as %p, says only where to look', async (text) => {
  const { shown, push } = scene();
  await push(text);
  expect(shown.mock.calls[0]).toMatchObject(['Sundara', { data: '/' }]);
});

test('a press opens the page, in its tab where it is open', async () => {
  const closed = scene([`${ORIGIN}/salons`]);
  await closed.press(MESSAGE.path);
  expect(closed.opened).toHaveBeenCalledWith(`${ORIGIN}/bookings/b1`);
  const open = scene([`${ORIGIN}/bookings/b1`]);
  await open.press(MESSAGE.path);
  expect(open.tabs[0]?.focus).toHaveBeenCalled();
  expect(open.opened).not.toHaveBeenCalled();
});

test('no press leads to another site', async () => {
  const { opened, press } = scene();
  await press('https://evil.example/');
  expect(opened).toHaveBeenCalledWith(`${ORIGIN}/`);
});
