import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef, useState } from 'react';
import { useSalonEvents } from '../../features/live/use-salon-events.ts';

/** News that come together are read together, in milliseconds. */
const TOGETHER_MS = 500;

/**
 * Reads figures and bookings anew when something happened to a booking.
 * @returns the ids of the bookings that came while the page was open
 */
export const useLiveBookings = (): ReadonlySet<string> => {
  const { revalidate } = useRevalidator();
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useSalonEvents(({ kind, bookingId }) => {
    if (kind === 'created' && bookingId !== undefined) setFresh((known) => new Set([...known, bookingId]));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void revalidate(), TOGETHER_MS);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return fresh;
};
