import { addMinutes } from '@sundara/contracts';

/** Minutes since an order was opened, after which it is unlikely to be paid a second time. */
const SETTLED_AFTER_MINUTES = 15;

/**
 * After how many minutes since an order was opened the gateway is asked about its payment, whatever the browser and the
 * webhooks reported. While the time is held it is every minute, so that no payment goes unseen for longer, and sooner
 * at first, when most people pay. Then in growing gaps to 72 hours, when a bank automatically returns what was not
 * captured.
 */
export const RECONCILE_AFTER_MINUTES: readonly number[] = [
  ...[0.25, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ...[SETTLED_AFTER_MINUTES, 40, 80, 140, 240, 420, 720, 1_200, 1_980, 3_060, 4_320],
];

/** When an unpaid order opened at that time is checked next; undefined when 72 hours have passed. */
export const nextCheckAt = (openedAt: Date, now: Date): Date | undefined =>
  RECONCILE_AFTER_MINUTES.map((minutes) => addMinutes(openedAt, minutes)).find((check) => check > now);

/** When a paid order is checked for the last time, in case it was paid twice; undefined once that time has passed. */
export const lastCheckOfPaidAt = (openedAt: Date, now: Date): Date | undefined => {
  const check = addMinutes(openedAt, SETTLED_AFTER_MINUTES);
  return check > now ? check : undefined;
};

/**
 * Seconds between failed attempts, when the gateway is unreachable or reports money that is not as ordered: about 72
 * hours in all, then the job is given up for a person to look at.
 */
export const RECONCILE_RETRY_SECONDS: readonly number[] = [
  60, 120, 300, 600, 900, 1_500, 2_400, 3_600, 6_000, 10_800, 18_000, 28_800, 46_800, 64_800, 75_600,
];
