import webPush from 'web-push';
import { isAtPushService } from './push-services.ts';
import { type VapidKey, vapidKeyOf } from './vapid-key.ts';

/** A browser that takes messages, as it subscribed. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What the service worker shows. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The page that a press opens. */
  readonly path: string;
  /** A later message of the same tag takes the place of the one before. */
  readonly tag: string;
}

export interface PushSender {
  readonly publicKey: VapidKey['publicKey'];
  readonly takes: (endpoint: string) => boolean;
  /**
   * Encrypts the message for the browser and hands it to its push service.
   * @param seconds for how long it is worth delivering
   * @returns 'gone' if the browser does not take messages any more
   * @throws if the service does not take it
   */
  readonly send: (to: PushSubscription, message: PushMessage, seconds: number) => Promise<'sent' | 'gone'>;
}

interface Options {
  /** The server's secret. */
  readonly secret: string;
  /** Whom a push service writes to, as 'mailto:…' or a URL. */
  readonly contact: string;
  readonly services: readonly string[];
}

const LIMIT_MS = 10_000;
/** Not found, gone, and refused because it subscribed under another key. */
const GONE = [403, 404, 410];

/** Sends push messages by the protocol that all browsers share (RFC 8030, 8291, 8292). */
export const createPushSender = ({ secret, contact: subject, services }: Options): PushSender => {
  const key = vapidKeyOf(secret);
  return {
    publicKey: key.publicKey,
    takes: (endpoint) => isAtPushService(endpoint, services),
    send: async (to, message, seconds) => {
      if (!isAtPushService(to.endpoint, services)) return 'gone';
      const { endpoint, method, headers, body } = webPush.generateRequestDetails(
        to,
        JSON.stringify(message),
        { vapidDetails: { subject, ...key }, TTL: Math.max(0, Math.round(seconds)), urgency: 'high' },
      );
      const answer = await fetch(endpoint, {
        ...{ method, body: Uint8Array.from(body), redirect: 'error' },
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return 'sent';
      if (GONE.includes(answer.status)) return 'gone';
      throw new Error(`The push service answered ${answer.status}.`);
    },
  };
};
