/** What a browser gives that subscribes. */
export const PUSHED_TO = {
  endpoint: 'https://push.example/browser',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/**
 * Gives the page a service worker that takes push messages, and a user who permits them or not, until the test's end.
 * @returns whether the browser is subscribed
 */
export const fakePushBrowser = (permission: NotificationPermission): (() => boolean) => {
  let subscription: object | null = null;
  const unsubscribe = async () => {
    subscription = null;
    return true;
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      subscription = { toJSON: () => PUSHED_TO, unsubscribe };
      return subscription;
    },
  };
  const registration = { pushManager };
  const requestPermission = async () => permission;
  Object.assign(window, { PushManager: class {}, Notification: { permission, requestPermission } });
  const value = { getRegistration: async () => registration, ready: Promise.resolve(registration) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value });
  return () => subscription !== null;
};

/** Takes away what `fakePushBrowser` gave. */
export const removePushBrowser = (): void => {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
