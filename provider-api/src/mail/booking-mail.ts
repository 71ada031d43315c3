import type { Paise } from '@sundara/contracts';

/** What mails tell about a booking, as it was booked; amounts in paise, length in minutes. */
export interface BookingMail {
  readonly bookingId: string;
  readonly customer: { readonly name: string; readonly email: string };
  readonly salon: { readonly name: string; readonly address: string; readonly phone: string };
  readonly start: Date;
  readonly end: Date;
  readonly services: readonly {
    readonly name: string;
    readonly durationMinutes: number;
    readonly pricePaise: Paise;
  }[];
  readonly basePaise: Paise;
  readonly discountPaise: Paise;
  readonly feePaise: Paise;
  readonly gstPaise: Paise;
  readonly totalPaise: Paise;
  readonly specialRequests: string;
}
