import { useState } from 'react';
import { useReloadOnNews } from '../../features/live/use-reload-on-news.ts';
import { useSalonEvents } from '../../features/live/use-salon-events.ts';

/**
 * Reloads figures and bookings when something happened to a booking.
 * @returns the ids of the bookings that came while the page was open
 */
export const useLiveBookings = (): ReadonlySet<string> => {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  useSalonEvents(({ kind, bookingId }) => {
    if (kind === 'created' && bookingId !== undefined) setFresh((known) => new Set([...known, bookingId]));
  });
  useReloadOnNews();
  return fresh;
};
