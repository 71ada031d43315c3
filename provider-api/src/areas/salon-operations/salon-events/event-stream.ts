import { Readable } from 'node:stream';
import type { SalonEvent } from '@sundara/contracts/api';
import type { SalonEventRow } from './salon-events.repository.ts';

/** A client that reads so slowly that more than this is buffered is disconnected; it reconnects and gets the rest. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open stream to a browser, in the format of server-sent events. */
export interface EventStream {
  readonly body: Readable;
  readonly send: (event: SalonEventRow) => void;
  /** A heartbeat. It is an event rather than a comment, so that the page can notice when none comes. */
  readonly beat: () => void;
  readonly end: () => void;
}

/** @param onClosed called once, whichever side closed it */
export const createEventStream = (onClosed: () => void): EventStream => {
  const body = new Readable({ read: () => {} });
  body.once('close', onClosed);
  let ended = false;
  const write = (text: string) => {
    if (ended || body.destroyed) return;
    if (body.readableLength > MOST_WAITING_BYTES) body.destroy();
    else body.push(text);
  };
  return {
    body,
    send: ({ no, kind, bookingId }) => {
      const news: SalonEvent = { kind, bookingId };
      write(`id: ${no}\nevent: booking\ndata: ${JSON.stringify(news)}\n\n`);
    },
    beat: () => write('event: beat\ndata: .\n\n'),
    end: () => {
      if (ended || body.destroyed) return;
      ended = true;
      body.push(null);
    },
  };
};
