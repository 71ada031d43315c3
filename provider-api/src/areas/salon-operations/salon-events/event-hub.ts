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
  /** Ends the line; the hub has let go of it by then. */
  readonly end: () => void;
}

/** How long things take, in milliseconds. */
export interface HubTimes {
  /** How often the database is asked. */
  readonly pollMs: number;
  /** How often it is asked whether the sessions still stand. */
  readonly checkMs: number;
  /** How often each line is shown to be alive. */
  readonly beatMs: number;
  /** How long a line lives. */
  readonly lifeMs: number;
}

export const HUB_TIMES: HubTimes = { pollMs: 1_000, checkMs: 5_000, beatMs: 15_000, lifeMs: 10 * 60_000 };

interface Options {
  readonly db: DatabaseHandle;
  readonly times: HubTimes;
  /** The clock of what happens to bookings. */
  readonly now: () => Date;
  /** Told what failed: the lines stay, and the next round asks again. */
  readonly report: (error: unknown) => void;
}

export interface EventHub {
  /** How many lines an account has open. */
  readonly countOf: (accountId: string) => number;
  /**
   * Tells a listener from now on, and first what it may have missed: all after the number `after`, or, without one,
   * what happened in the seconds in which its page was made. What happened in the last minute may come again.
   * @returns lets go of it
   */
  readonly join: (listener: HubListener, after?: number) => Promise<() => void>;
  /** Ends every line. */
  readonly close: () => void;
}

/** Between the reading of a page and the opening of its line. */
const PAGE_MADE_MS = 10_000;
/** What happened so shortly before the last known number may have been hidden from who heard that. */
const REPEATED_MS = 60_000;
/** Who missed more reads anew anyway. */
const MOST_REPEATED = 200;

interface Line extends HubListener {
  /** The numbers that it was told, or that were there before it. */
  readonly told: Set<number>;
  readonly openedAt: number;
  beatenAt: number;
  /** While it is still told what it missed, it hears nothing else. */
  open: boolean;
}

/** Asks the database once for all lines of this process, and only while there are any. */
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

  /** What a line is told at first. All that can be seen counts as told; what is hidden still comes later. */
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
