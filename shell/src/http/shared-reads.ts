import type { Delivery, Send } from './transport.ts';
import { untilAborted } from './until-aborted.ts';

interface Read {
  readonly delivery: Promise<Delivery>;
  readonly stop: () => void;
  waiting: number;
}

interface Primed {
  readonly delivery: Promise<Delivery>;
  readonly at: number;
}

export interface SharedReads {
  /** Reads a URL; equal concurrent reads share one request, which is aborted when all waiting callers have given up. */
  readonly read: (url: string, token: string | undefined, signal?: AbortSignal) => Promise<Delivery>;
  /** Starts a read whose answer is kept for the next equal read, unless the page brought one. */
  readonly prime: (url: string, token: string | undefined) => void;
  /**
   * Keeps an answer that came with the page for the next read of its URL, by anyone: what the page shows was made from
   * it, so neither time nor a write makes it out of date.
   */
  readonly keep: (url: string, delivery: Delivery) => void;
  /** Makes later callers send a new request: a write makes the answers to earlier requests out of date. */
  readonly forget: () => void;
}

/** A primed answer is out of date after this time, in milliseconds. */
const WAITS_MS = 15_000;

const keyOf = (url: string, token: string | undefined) => `${token ?? ''} ${url}`;

const cancelled: Delivery = { kind: 'cancelled' };

export const createSharedReads = (send: Send, now: () => number = Date.now): SharedReads => {
  const underWay = new Map<string, Read>();
  const primed = new Map<string, Primed>();
  const kept = new Map<string, Delivery>();

  const begin = (url: string, token: string | undefined): Read => {
    const key = keyOf(url, token);
    const going = underWay.get(key);
    if (going) return going;
    const controller = new AbortController();
    const delivery = send({ method: 'GET', url, token, signal: controller.signal });
    const read: Read = { delivery, stop: () => controller.abort(), waiting: 0 };
    underWay.set(key, read);
    delivery.then(() => underWay.get(key) === read && underWay.delete(key));
    return read;
  };

  return {
    read: (url, token, signal) => {
      const brought = kept.get(url);
      if (brought) {
        kept.delete(url);
        return Promise.resolve(brought);
      }
      const key = keyOf(url, token);
      const waiting = primed.get(key);
      primed.delete(key);
      if (waiting && now() - waiting.at < WAITS_MS)
        return untilAborted(waiting.delivery, signal, () => cancelled);
      const read = begin(url, token);
      read.waiting += 1;
      return untilAborted(read.delivery, signal, () => {
        read.waiting -= 1;
        if (read.waiting === 0) {
          if (underWay.get(key) === read) underWay.delete(key);
          read.stop();
        }
        return cancelled;
      });
    },
    prime: (url, token) => {
      if (kept.has(url)) return;
      const read = begin(url, token);
      read.waiting += 1;
      primed.set(keyOf(url, token), { delivery: read.delivery, at: now() });
    },
    keep: (url, delivery) => void kept.set(url, delivery),
    forget: () => {
      primed.clear();
      underWay.clear();
    },
  };
};
