/** What a browser says of push messages: it has none, their user has forbidden them, or they are off or on. */
export type PushState = 'unavailable' | 'blocked' | 'off' | 'on';

/** The site's service worker; undefined where the browser or the page has none. */
const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? navigator.serviceWorker.getRegistration()
    : undefined;

/** This browser's subscription; null without one. */
export const findSubscription = async (): Promise<PushSubscription | null> =>
  (await registration())?.pushManager.getSubscription() ?? null;

export const readPushState = async (): Promise<PushState> => {
  if (!(await registration())) return 'unavailable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await findSubscription()) ? 'on' : 'off';
};

/** How long the browser's push service may take to answer. */
const LIMIT_MS = 20_000;

/** A subscription that comes too late is ended: nobody waits for it any more. */
const inTime = async (asked: Promise<PushSubscription>): Promise<PushSubscription> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LIMIT_MS);
  });
  const subscription = await Promise.race([asked, late]).finally(() => clearTimeout(timer));
  if (subscription) return subscription;
  void asked.then((one) => one.unsubscribe()).catch(() => {});
  throw new Error('The push service did not answer.');
};

/**
 * Asks the user for their permission and subscribes under the server's key, anew if it was under another one.
 * @returns null if they do not permit it
 * @throws if the browser's push service refuses or does not answer within 20 s
 */
export const subscribe = async (key: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await endOtherKeys(pushManager, key);
  return inTime(pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
};

/** Ends a subscription under another key of the server, which could not be renewed. */
const endOtherKeys = async (pushManager: PushManager, key: string): Promise<void> => {
  const standing = await pushManager.getSubscription();
  const bytes = standing?.options?.applicationServerKey;
  if (!standing || !bytes) return;
  const known = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  if (known.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') !== key)
    await standing.unsubscribe();
};
