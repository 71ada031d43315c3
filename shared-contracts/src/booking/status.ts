/** The statuses of a booking, in lower case as they are stored and returned (resolutions S1). */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'disputed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

const LABELS: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  disputed: 'Disputed',
};

export const statusLabel = (status: BookingStatus): string => LABELS[status];

/** Reads a status in any case; undefined for an unknown one. */
export const parseStatus = (text: string): BookingStatus | undefined =>
  BOOKING_STATUSES.find((status) => status === text.trim().toLowerCase());
