import { formatClock, formatNearDay } from '@sundara/contracts';
import type { SalonBookingDetail } from '@sundara/contracts/api';

/** 'Tue, 24 Nov 2026' at the salon, without the year when it is this one. */
export const dayText = (dateTime: string, now: Date): string => formatNearDay(new Date(dateTime), now);

/** 'Tue, 24 Nov, 4:00 pm'. */
export const momentText = (dateTime: string, now: Date): string =>
  `${dayText(dateTime, now)}, ${formatClock(new Date(dateTime))}`;

const PAYMENTS: Readonly<Record<string, string>> = {
  paid: 'Paid',
  refunded: 'Refunded',
  refund_due: 'Refund on its way',
  created: 'Not paid',
  failed: 'Failed',
};

export const paymentText = ({ source, paymentStatus }: SalonBookingDetail): string =>
  source === 'walk-in' ? 'Paid at the salon' : (PAYMENTS[paymentStatus] ?? 'Not paid here');

const REFUNDS: Readonly<Record<string, string>> = {
  due: 'on its way',
  sent: 'on its way',
  processed: 'paid back',
  failed: 'delayed, our team looks into it',
};

export const refundText = (status: string): string => REFUNDS[status] ?? status;
