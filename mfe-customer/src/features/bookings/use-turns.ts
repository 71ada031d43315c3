import { FULL_REFUND_HOURS, HALF_REFUND_HOURS } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { useEffect, useEffectEvent } from 'react';

const HOUR_MS = 3_600_000;
/** The server's clock decides, and may go a little after this one. */
const AFTER_MS = 2_000;
/** So long is waited at once: a browser's timer can't go on for weeks. */
const LONGEST_MS = 12 * HOUR_MS;

/** The instants at which what may be done with a visit changes, the next one first (resolutions M8, M9). */
const nextTurn = (dateTime: string): number | undefined =>
  [FULL_REFUND_HOURS, HALF_REFUND_HOURS, 0]
    .map((hours) => Date.parse(dateTime) - hours * HOUR_MS)
    .find((turn) => turn > Date.now());

/** Has the page read anew each time that what may be done with the visit changes, so that its buttons stay true. */
export const useTurns = (booking: CustomerBooking | undefined, onTurn: () => void): void => {
  const turn = useEffectEvent(onTurn);
  const dateTime = booking?.dateTime;
  useEffect(() => {
    if (!dateTime) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waitFor = (next: number | undefined) => {
      if (next === undefined) return;
      const left = next + AFTER_MS - Date.now();
      const go = () => {
        if (left > LONGEST_MS) return waitFor(next);
        turn();
        waitFor(nextTurn(dateTime));
      };
      timer = setTimeout(go, Math.min(left, LONGEST_MS));
    };
    waitFor(nextTurn(dateTime));
    return () => clearTimeout(timer);
  }, [dateTime]);
};
