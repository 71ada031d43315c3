import { FULL_REFUND_HOURS, HALF_REFUND_HOURS } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import { useEffect, useEffectEvent } from 'react';

const HOUR_MS = 3_600_000;
/** A margin, because the server's clock decides and may be slightly behind this one. */
const AFTER_MS = 2_000;
/** The longest single wait: a browser's timer can't run for weeks. */
const LONGEST_MS = 12 * HOUR_MS;

/** The next instant at which the allowed actions of a visit change (resolutions M8, M9). */
const nextTurn = (dateTime: string): number | undefined =>
  [FULL_REFUND_HOURS, HALF_REFUND_HOURS, 0]
    .map((hours) => Date.parse(dateTime) - hours * HOUR_MS)
    .find((turn) => turn > Date.now());

/** Calls back each time that the allowed actions of the visit change, so that the page's buttons stay correct. */
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
