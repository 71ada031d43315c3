import type { Paise } from '@sundara/contracts';
import type { StoredStatus } from '../../booking/index.ts';

/** The booking data that mails show, as of now; amounts in paise, lengths in minutes. */
export interface BookingMail {
  readonly bookingId: string;
  readonly status: StoredStatus;
  /** Grows with each change of the visit. */
  readonly sequence: number;
  readonly changedAt: Date;
  readonly completedAt: Date | null;
  readonly cancelledBy: 'customer' | 'salon' | 'admin' | null;
  /** The salon's reason for the cancellation; empty if it gave none. */
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
  /** If this is later than the start, a cancellation is judged by it. */
  readonly movedBySalonFrom: Date | null;
  readonly services: readonly {
    readonly name: string;
    readonly durationMinutes: number;
    readonly pricePaise: Paise;
    /** The specialist's name; null if none is named. */
    readonly specialist: string | null;
  }[];
  readonly basePaise: Paise;
  readonly discountPaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  readonly totalPaise: Paise;
  readonly specialRequests: string;
}

/** What mails about bookings need in addition to the booking. */
export interface MailSettings {
  /** The site's address, the base of all links. */
  readonly siteUrl: string;
  /** The sender of mails, 'Sundara <hello@sundara.example>'. */
  readonly from: string;
}

/** Whether the visit is still expected to take place. */
export const stands = ({ status }: Pick<BookingMail, 'status'>): boolean =>
  status === 'confirmed' || status === 'pending';
