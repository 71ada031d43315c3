import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAttachment } from './message.ts';

export interface CalendarEntry {
  readonly bookingId: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly start: Date;
  readonly end: Date;
  /** Grows with each change of the visit, so that calendars replace the entry. */
  readonly sequence: number;
  readonly stamp: Date;
}

/**
 * The visit as an .ics file. The UID hangs on the booking, so that a later file replaces the entry. Times are
 * instants in UTC: with ical-generator's `timezone` option they came out 5 h 30 early on a UTC server.
 */
export const calendarFile = ({ bookingId, ...entry }: CalendarEntry): MailAttachment => {
  const calendar = ical({
    prodId: { company: 'Sundara', product: 'Bookings', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({ id: `${bookingId}@sundara`, status: ICalEventStatus.CONFIRMED, ...entry });
  return {
    filename: 'appointment.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  };
};
