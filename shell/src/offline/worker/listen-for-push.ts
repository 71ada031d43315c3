import * as z from 'zod/mini';
import type { WorkerScope } from './worker-scope.ts';

/** As the provider API sends it; `path` is the page that a press opens. */
const messageSchema = z.object({
  title: z.string().check(z.maxLength(200)),
  body: z.string().check(z.maxLength(500)),
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  tag: z.string().check(z.maxLength(100)),
});
type Message = z.output<typeof messageSchema>;

/** Browsers demand that each push message is shown: one that can't be read says only where to look. */
const UNREADABLE: Message = { title: 'Sundara', body: 'Something changed.', path: '/', tag: 'sundara' };

const messageIn = (text: string | undefined): Message => {
  try {
    return messageSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return UNREADABLE;
  }
};

/** Shows push messages, and opens the page that they are about: in its own tab where there is one. */
export const listenForPush = (scope: WorkerScope): void => {
  const open = async (path: unknown): Promise<void> => {
    const { origin } = scope.location;
    const url = new URL(String(path), origin);
    const address = url.origin === origin ? url.href : `${origin}/`;
    const tabs = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const tab = tabs.find((one) => one.url === address);
    await (tab ? tab.focus() : scope.clients.openWindow(address));
  };

  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = messageIn(event.data?.text());
    event.waitUntil(scope.registration.showNotification(title, { body, tag, data: path, lang: 'en-IN' }));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });
};
