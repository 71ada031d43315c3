import { type CalendarBlock, moveBooking } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import type { Undoable } from '@sundara/web/undo';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Move, moveBack, movedParts } from '../../features/calendar-model/block-move.ts';
import type { Calendar } from '../../features/calendar-model/columns.ts';
import { moveText } from '../../features/calendar-model/move-text.ts';
import { reused } from './reused.ts';

interface Ahead {
  /** The visit's blocks as shown here, before or after the server has accepted them. */
  readonly parts: readonly CalendarBlock[];
  readonly waiting: boolean;
  /** The calendar fetched last when the server accepted: the next response replaces these blocks. */
  readonly agreedOn?: Calendar;
}

type AheadByVisit = ReadonlyMap<string, Ahead>;

/** The fetched calendar, with the local changes since. */
const withAhead = (calendar: Calendar, ahead: AheadByVisit): Calendar =>
  ahead.size === 0
    ? calendar
    : {
        ...calendar,
        blocks: [
          ...calendar.blocks.filter(({ bookingId }) => !ahead.has(bookingId)),
          ...[...ahead.values()].flatMap(({ parts }) => parts),
        ],
      };

/** The changes that no response contains yet. */
const stillAhead = (all: AheadByVisit, fetched: Calendar): AheadByVisit =>
  new Map([...all].filter(([, { agreedOn }]) => agreedOn === undefined || agreedOn === fetched));

/**
 * The days that are shown, and moving visits in them: a moved visit appears in its new place at once, returns if the
 * server refuses the move, and can be moved back.
 */
export const useDiary = (fetched: Calendar, offer: (done: Undoable) => void) => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [ahead, setAhead] = useState<AheadByVisit>(new Map());
  const turns = useRef(new Map<string, number>());
  const before = useRef<Calendar>(undefined);
  const kept = useMemo(() => {
    before.current = reused(before.current, fetched);
    return before.current;
  }, [fetched]);
  const calendar = useMemo(() => withAhead(kept, ahead), [kept, ahead]);
  const latest = useRef(calendar);
  useLayoutEffect(() => {
    latest.current = calendar;
  }, [calendar]);
  const latestFetched = useRef(fetched);
  useLayoutEffect(() => {
    latestFetched.current = fetched;
    setAhead((all) => (all.size === 0 ? all : stillAhead(all, fetched)));
  }, [fetched]);
  const waiting = useMemo(
    () => new Set([...ahead].filter(([, each]) => each.waiting).map(([id]) => id)),
    [ahead],
  );

  const put = useCallback((id: string, there: Ahead | undefined) => {
    setAhead((all) => {
      const next = new Map(all);
      if (there) next.set(id, there);
      else next.delete(id);
      return next;
    });
  }, []);

  /** Moves a visit; returns the reason if it is refused. */
  const move = async (asked: Move): Promise<string | undefined> => {
    const { bookingId: id, ...change } = asked;
    const parts = latest.current.blocks.filter(({ bookingId }) => bookingId === id);
    const turn = (turns.current.get(id) ?? 0) + 1;
    turns.current.set(id, turn);
    const isLatest = () => turns.current.get(id) === turn;
    put(id, { parts: movedParts(parts, asked), waiting: true });
    const answer = await http.call(moveBooking, { params: { id }, body: change });
    if (!isLatest()) return undefined;
    if (!answer.ok) {
      put(id, undefined);
      void revalidate();
      return answer.failure.message;
    }
    put(id, { parts: answer.data.blocks, waiting: false, agreedOn: latestFetched.current });
    const back = moveBack(parts, asked);
    offer({ text: moveText(asked, latest.current), undo: () => void moveOrTell(back) });
    void revalidate();
    return undefined;
  };
  const moveOrTell = async (asked: Move) => {
    const reason = await move(asked);
    if (reason) notify.error(reason);
  };

  return { calendar, waiting, move, moveOrTell };
};
