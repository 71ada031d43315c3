import { openEventStream } from './event-stream.ts';
import { createNewcomers } from './newcomers.ts';
import type { Numbered, SalonNews } from './news.ts';
import { createSeen } from './seen.ts';
import { watchPage } from './watch-page.ts';

export type Listener = (news: SalonNews) => void;

interface Needs {
  /** A fresh address to listen at; undefined when there is none now. */
  readonly address: () => Promise<string | undefined>;
  /**
   * Ids of the latest bookings, newest first; undefined when they can't be read. Called while there is no connection.
   */
  readonly latest: () => Promise<readonly string[] | undefined>;
  /** Whether the page keeps listening while it is hidden. */
  readonly listensHidden: () => boolean;
  /** Called with all news before the listeners, as long as there are any. */
  readonly announce?: Listener;
}

/** Delivers news of the salon's bookings to all listeners. */
export interface Live {
  /** @returns stops listening; after the last listener has stopped, the connection is closed soon */
  readonly listen: (listener: Listener) => () => void;
}

/** The page itself loads first. */
const FIRST_WAIT_MS = 400;
/** After a loss, then after each failure in a row. */
const WAITS_MS = [1_000, 2_000, 5_000, 10_000, 30_000] as const;
/** After this many failures in a row the pages reload automatically until a connection is open again. */
const FAILURES_TO_POLL = 3;
const POLL_MS = 20_000;
/** The connection survives a change of the page. */
const LINGER_MS = 3_000;

const waitAfter = (failures: number): number => {
  const wait = WAITS_MS[Math.min(failures, WAITS_MS.length) - 1] ?? FIRST_WAIT_MS;
  // So that not all browsers reconnect at once when a server is back.
  return wait * (0.75 + Math.random() / 2);
};

/**
 * One connection to the server for all listeners of this page. A lost connection is opened again, after growing waits,
 * and continues where it was; if it can't be opened, the listeners are told to reload every 20 s, and the latest
 * bookings are searched for new ones, so that each is reported once either way. When nobody has seen the page for five
 * minutes it is closed, unless `listensHidden`; when the page is visible again, the listeners are told to reload.
 */
export const createLive = ({ address, latest, listensHidden, announce }: Needs): Live => {
  const listeners = new Set<Listener>();
  const seen = createSeen();
  const newcomers = createNewcomers();
  let running = false;
  let close: (() => void) | undefined;
  let failures = 0;
  /** Grows with each attempt, so that the answer to an older one is dropped. */
  let attempt = 0;
  let next: ReturnType<typeof setTimeout> | undefined;
  let polling: ReturnType<typeof setInterval> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const tell = (news: SalonNews) => {
    if (news.kind === 'created' && news.bookingId !== undefined && !newcomers.isNew(news.bookingId)) return;
    announce?.(news);
    for (const listener of [...listeners]) listener(news);
  };
  const look = async () => {
    const ids = await latest().catch(() => undefined);
    if (!running || ids === undefined) return;
    for (const bookingId of newcomers.among(ids)) tell({ kind: 'created', bookingId });
  };
  const poll = () => {
    tell({ kind: 'poll' });
    void look();
  };
  const stopPolling = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const hear = ({ no, event }: Numbered) => {
    if (seen.isNew(no)) tell(event);
  };
  const opened = () => {
    failures = 0;
    if (polling === undefined) return;
    stopPolling();
    poll();
  };
  const lost = () => {
    close = undefined;
    failures += 1;
    // Bookings that exist now are not news later.
    if (failures === 1) void look();
    if (failures >= FAILURES_TO_POLL && polling === undefined) {
      polling = setInterval(poll, POLL_MS);
      poll();
    }
    connectIn(waitAfter(failures));
  };
  const connect = async () => {
    attempt += 1;
    const mine = attempt;
    const base = await address().catch(() => undefined);
    if (!running || mine !== attempt) return;
    if (base === undefined) return lost();
    const url = seen.last() === undefined ? base : `${base}&after=${seen.last()}`;
    close = openEventStream(url, { onOpen: opened, onNews: hear, onLost: lost });
  };
  const connectIn = (ms: number) => {
    clearTimeout(next);
    next = setTimeout(() => void connect(), ms);
  };

  const begin = () => {
    if (running) return;
    running = true;
    failures = 0;
    if (typeof EventSource === 'undefined') polling = setInterval(poll, POLL_MS);
    else connectIn(FIRST_WAIT_MS);
  };
  const end = () => {
    running = false;
    attempt += 1;
    clearTimeout(next);
    stopPolling();
    close?.();
    close = undefined;
  };

  const page = watchPage({
    keepsOn: listensHidden,
    onAway: end,
    onBack: () => {
      if (listeners.size === 0 || running) return;
      begin();
      poll();
    },
    onOnline: () => {
      if (running && !close) connectIn(0);
    },
  });

  return {
    listen: (listener) => {
      clearTimeout(leaving);
      // A wrapper per call, as the same function may be given twice.
      const own: Listener = (news) => listener(news);
      listeners.add(own);
      page.start();
      begin();
      return () => {
        listeners.delete(own);
        if (listeners.size > 0) return;
        leaving = setTimeout(() => {
          page.stop();
          end();
        }, LINGER_MS);
      };
    },
  };
};
