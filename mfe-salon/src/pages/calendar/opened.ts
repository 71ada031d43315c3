import type { LocalDate } from '@sundara/contracts';

/** Which dialog is open over the calendar: one at a time. */
export type Opened =
  | { readonly kind: 'visit'; readonly bookingId: string; readonly part: number }
  | { readonly kind: 'walk-in'; readonly place: Place | undefined }
  | { readonly kind: 'time-off'; readonly place: Place | undefined }
  | { readonly kind: 'off'; readonly id: string }
  | { readonly kind: 'closures' }
  | { readonly kind: 'late' }
  | { readonly kind: 'more' };

/** An empty place that was pressed; `minute` from the day's midnight. */
export interface Place {
  readonly date: LocalDate;
  readonly minute: number;
  readonly resourceId: string;
}
