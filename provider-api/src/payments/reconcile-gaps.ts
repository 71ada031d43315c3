import { addMinutes } from '@sundara/contracts';

/**
 * After how many minutes since its order was opened a payment is asked about at the gateway, whatever the browser
 * and the webhooks told: after 15 minutes, then in growing gaps to 72 hours, when a bank gives back by itself what
 * was not captured.
 */
export const RECONCILE_AFTER_MINUTES: readonly number[] = [
  15, 40, 80, 140, 240, 420, 720, 1_200, 1_980, 3_060, 4_320,
];

/** When an order opened then is asked about next; undefined when 72 hours have passed. */
export const nextCheckAt = (openedAt: Date, now: Date): Date | undefined =>
  RECONCILE_AFTER_MINUTES.map((minutes) => addMinutes(openedAt, minutes)).find((check) => check > now);

/** Whether the time in which most is paid, and paid twice, lies behind. */
export const isFirstCheckOver = (openedAt: Date, now: Date): boolean =>
  nextCheckAt(openedAt, now)?.getTime() !== nextCheckAt(openedAt, openedAt)?.getTime();

/**
 * Seconds between attempts that fail, as the gateway is away or tells of money that is not as ordered: some 72 hours
 * in all, then the job is given up for a person to look.
 */
export const RECONCILE_RETRY_SECONDS: readonly number[] = [
  60, 120, 300, 600, 900, 1_500, 2_400, 3_600, 6_000, 10_800, 18_000, 28_800, 46_800, 64_800, 75_600,
];
