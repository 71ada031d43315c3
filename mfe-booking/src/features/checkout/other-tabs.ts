import * as z from 'zod/mini';

const CHANNEL = 'sundara.booked';
const bookedSchema = z.object({ bookingId: z.string(), salonId: z.string(), dateTime: z.string() });
export type BookedVisit = z.output<typeof bookedSchema>;

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);

/** Tells this browser's other windows that a visit is booked, so that none of them asks for its money again. */
export const tellOtherTabs = (visit: BookedVisit): void => {
  const channel = open();
  channel?.postMessage(visit);
  channel?.close();
};

/** Hears of visits that another window has booked; answers the way to stop. What is of another form is not heard. */
export const hearOtherTabs = (listener: (visit: BookedVisit) => void): (() => void) => {
  const channel = open();
  if (!channel) return () => {};
  channel.onmessage = ({ data }) => {
    const visit = bookedSchema.safeParse(data);
    if (visit.success) listener(visit.data);
  };
  return () => channel.close();
};
