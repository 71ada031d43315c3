import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import type { ListeningRight } from './event-address.ts';
import { createLookBack, type LookBack } from './look-back.ts';
import {
  findEventsAfter,
  findLatestNumber,
  findStanding,
  type SalonEventRow,
} from './salon-events.repository.ts';

export interface HubListener extends ListeningRight {
  readonly send: (event: SalonEventRow) => void;
  readonly beat: () => void;
  /** Ends the stream; the hub has released it before. */
  readonly end: () => void;
}

/** The hub's intervals, in milliseconds. */
export interface HubTimes {
  /** How often the database is polled. */
  readonly pollMs: number;
  /** How often it is checked whether the sessions are still valid. */
  readonly checkMs: number;
  /** How often each stream gets a heartbeat. */
  readonly beatMs: number;
  /** How long a stream lives. */
  readonly lifeMs: number;
}

export const HUB_TIMES: HubTimes = { pollMs: 1_000, checkMs: 5_000, beatMs: 15_000, lifeMs: 10 * 60_000 };

interface Options {
  readonly db: DatabaseHandle;
  readonly times: HubTimes;
  /** The clock of booking events. */
  readonly now: () => Date;
  /** Called with a failure: the streams stay open, and the next round polls again. */
  readonly report: (error: unknown) => void;
}

export interface EventHub {
  /** How many streams an account has open. */
  readonly countOf: (accountId: string) => number;
  /**
   * Sends all events to a listener from now on, and first those that it may have missed: all after the number `after`
   * or, without one, those of the seconds in which its page was made. Events of the last minute may be repeated.
   * @returns a function that releases the listener
   */
  readonly join: (listener: HubListener, after?: number) => Promise<() => void>;
  /** Ends every stream. */
  readonly close: () => void;
}

/** The longest time between reading a page's data and opening its stream. */
const PAGE_MADE_MS = 10_000;
/** Recent events are repeated: they may have been uncommitted when a higher number was sent. */
const REPEATED_MS = 60_000;
/** A client that missed more reloads its data anyway. */
const MOST_REPEATED = 200;

interface Line extends HubListener {
  /** The numbers that were sent to it, or existed before it. */
  readonly told: Set<number>;
  readonly openedAt: number;
  beatenAt: number;
  /** False while it is still sent what it missed; it gets nothing else until then. */
  open: boolean;
}

/** Polls the database once for all streams of this process, and only while there are any. */
export const createEventHub = ({ db, times, now, report }: Options): EventHub => {
  const lines = new Set<Line>();
  let lookBack: Promise<LookBack> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let checkedAt = 0;
  let failing = false;
  let closed = false;

  const release = (line: Line) => {
    if (!lines.delete(line) || lines.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
    lookBack = undefined;
  };
  const end = (line: Line) => {
    release(line);
    line.end();
  };
  const tell = (line: Line, event: SalonEventRow) => {
    if (line.told.has(event.no)) return;
    line.told.add(event.no);
    line.send(event);
  };

  const poll = async (back: LookBack) => {
    const salonIds = [...new Set([...lines].map(({ salonId }) => salonId))];
    const [asked, floor] = [Date.now(), back.floor()];
    const { latest, events } = await findEventsAfter(db, salonIds, floor);
    for (const line of lines) {
      if (!line.open) continue;
      for (const event of events) if (event.salonId === line.salonId) tell(line, event);
      for (const no of line.told) if (no <= floor) line.told.delete(no);
    }
    back.saw(latest, asked);
  };
  const check = async () => {
    checkedAt = Date.now();
    const known = [...lines];
    const standing = await findStanding(db, known, new Date());
    for (const line of known) if (!standing.has(line)) end(line);
  };
  const keepAlive = () => {
    const at = Date.now();
    for (const line of [...lines]) {
      if (at - line.openedAt >= times.lifeMs) end(line);
      else if (at - line.beatenAt >= times.beatMs) {
        line.beatenAt = at;
        line.beat();
      }
    }
  };
  const ask = async () => {
    const back = await lookBack;
    if (back && lines.size > 0) await poll(back);
    if (lines.size > 0 && Date.now() - checkedAt >= times.checkMs) await check();
  };
  const round = async () => {
    keepAlive();
    try {
      await ask();
      failing = false;
    } catch (error) {
      if (!failing) report(error);
      failing = true;
    }
    timer = lines.size > 0 ? setTimeout(round, times.pollMs) : undefined;
  };

  /** Sends a new stream what it missed. All visible events count as sent; uncommitted ones still come later. */
  const catchUp = async (line: Line, after: number | undefined) => {
    lookBack ??= findLatestNumber(db).then(createLookBack);
    const floor = (await lookBack).floor();
    const { events } = await findEventsAfter(db, [line.salonId], Math.min(floor, after ?? floor));
    const at = now().getTime();
    const missed = events.filter((event) =>
      after === undefined
        ? event.at.getTime() > at - PAGE_MADE_MS
        : event.no > after || event.at.getTime() > at - REPEATED_MS,
    );
    for (const { no } of events) line.told.add(no);
    for (const event of missed.slice(-MOST_REPEATED)) line.send(event);
  };

  return {
    countOf: (accountId) => [...lines].filter((line) => line.accountId === accountId).length,
    join: async (listener, after) => {
      const at = Date.now();
      const line: Line = { ...listener, told: new Set(), openedAt: at, beatenAt: at, open: false };
      lines.add(line);
      try {
        await catchUp(line, after);
      } catch (error) {
        lookBack = undefined;
        release(line);
        throw error;
      }
      line.open = true;
      if (closed) end(line);
      else timer ??= setTimeout(round, times.pollMs);
      return () => release(line);
    },
    close: () => {
      closed = true;
      for (const line of [...lines]) end(line);
    },
  };
};
