import * as z from 'zod/mini';

const CHANNEL = 'sundara.booked';
const bookedSchema = z.object({ bookingId: z.string(), salonId: z.string(), dateTime: z.string() });
export type BookedVisit = z.output<typeof bookedSchema>;

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Notifies this browser's other windows that a visit is booked, so that none of them asks for its payment again. */
export const tellOtherTabs = (visit: BookedVisit): void => {
  const channel = open();
  channel?.postMessage(visit);
  channel?.close();
};

/**
 * Listens for visits booked in another window; returns a function that stops. Messages of another shape are ignored.
 */
export const hearOtherTabs = (listener: (visit: BookedVisit) => void): (() => void) => {
  const channel = open();
  if (!channel) return () => {};
  channel.onmessage = ({ data }) => {
    const visit = bookedSchema.safeParse(data);
    if (visit.success) listener(visit.data);
  };
  return () => channel.close();
};
