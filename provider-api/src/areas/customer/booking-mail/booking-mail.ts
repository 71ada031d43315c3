import type { Paise } from '@sundara/contracts';
import type { StoredStatus } from '../../booking/index.ts';

/** What mails tell about a booking, as it is now; amounts in paise, length in minutes. */
export interface BookingMail {
  readonly bookingId: string;
  readonly status: StoredStatus;
  /** Grows with each change of the visit. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly completedAt: Date | null;
  readonly cancelledBy: 'customer' | 'salon' | 'admin' | null;
  /** What the salon says about it; empty where it says nothing. */
  readonly cancelReason: string;
  readonly customer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly salon: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly email: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly start: Date;
  readonly end: Date;
  /** By it a cancellation is judged, where it is later than the start. */
  readonly movedBySalonFrom: Date | null;
  readonly services: readonly {
    readonly name: string;
    readonly durationMinutes: number;
    readonly pricePaise: Paise;
    /** Who does it; null where nobody is named. */
    readonly specialist: string | null;
  }[];
  readonly basePaise: Paise;
  readonly discountPaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  readonly totalPaise: Paise;
  readonly specialRequests: string;
}

/** What mails about bookings need beside the booking. */
export interface MailSettings {
  /** Where links lead: the site's address. */
  readonly siteUrl: string;
  /** Who mails come from, 'Sundara <hello@sundara.example>'. */
  readonly from: string;
}

/** Whether people still expect each other. */
export const stands = ({ status }: Pick<BookingMail, 'status'>): boolean =>
  status === 'confirmed' || status === 'pending';
