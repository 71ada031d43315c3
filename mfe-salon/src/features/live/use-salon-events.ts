import { useShell } from '@sundara/web/core';
import { useEffect, useEffectEvent } from 'react';
import type { SalonNews } from './news.ts';
import { salonLiveOf } from './salon-live.ts';

export type { SalonNews } from './news.ts';

/**
 * Calls back when something happened to one of the salon's bookings: `kind` as in its timeline, 'created' for a new
 * one, with the booking's id. 'poll', without an id, means that something may have happened: reload. New bookings are
 * announced automatically, once for all listeners.
 */
export const useSalonEvents = (onEvent: (news: SalonNews) => void): void => {
  const shell = useShell();
  const told = useEffectEvent(onEvent);
  useEffect(() => salonLiveOf(shell).line.listen((news) => told(news)), [shell]);
};
