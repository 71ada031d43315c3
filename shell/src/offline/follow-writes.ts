import type { Send } from '../http/transport.ts';

/** What a customer does with a booking: cancels it, moves it. */
const BOOKINGS = '/api/customer/bookings/';

/** Watches what is sent for changes of the customer's bookings, by whichever remote. */
export const followWrites = (send: Send) => {
  const listeners = new Set<() => void>();
  return {
    send: (async (call) => {
      const delivery = await send(call);
      const isDone = delivery.kind === 'answer' && delivery.status < 300;
      if (call.method !== 'GET' && isDone && call.url.startsWith(BOOKINGS))
        for (const listener of listeners) listener();
      return delivery;
    }) satisfies Send,
    onChange: (listener: () => void): void => void listeners.add(listener),
  };
};
export type Writes = ReturnType<typeof followWrites>;
