import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { MailAttachment, MailCalendar } from '../../../platform/mail/message.ts';
import { type BookingMail, stands } from './booking-mail.ts';
import { bookingLink } from './mail-links.ts';
import { money, whoComes } from './visit-text.ts';

/**
 * A visit as a calendar file to be opened by hand. Its UID is derived from the booking and its SEQUENCE grows with each
 * change, so that a later file replaces an earlier one, whether it came by mail or by hand.
 */
export const calendarFileOf = (booking: BookingMail, siteUrl: string): MailAttachment => ({
  filename: 'appointment.ics',
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: calendarText(booking, siteUrl, ICalCalendarMethod.PUBLISH),
});

/**
 * A visit as an invitation that mail programs process automatically (RFC 5546, decision 24): a REQUEST replaces what an
 * earlier mail brought, a CANCEL removes it. Gmail does so only where the sender of the mail is the organizer. The
 * customer has agreed already, so no reply is requested.
 * @param organizer the sender of the mail, 'Sundara <hello@sundara.example>'
 */
export const calendarInviteOf = (booking: BookingMail, siteUrl: string, organizer: string): MailCalendar => {
  const method = stands(booking) ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const { name, email } = booking.customer;
  const content = calendarText(booking, siteUrl, method, {
    organizer: { name: 'Sundara', email: /[^\s<>]+@[^\s<>]+/.exec(organizer)?.[0] ?? organizer },
    attendees: [
      {
        name,
        email,
        rsvp: false,
        role: ICalAttendeeRole.REQ,
        status: ICalAttendeeStatus.ACCEPTED,
      },
    ],
  });
  return { method, content };
};

/** Times are instants in UTC: with ical-generator's `timezone` option they were 5 h 30 early on a UTC server. */
const calendarText = (
  booking: BookingMail,
  siteUrl: string,
  method: ICalCalendarMethod,
  people: Pick<ICalEventData, 'organizer' | 'attendees'> = {},
): string => {
  const { bookingId, salon, services, start, end, sequence, changedAt } = booking;
  const isOn = stands(booking) || booking.status === 'completed';
  const link = bookingLink(siteUrl, booking);
  const calendar = ical({
    prodId: { company: 'Sundara', product: 'Bookings', language: 'EN' },
    method,
  });
  const summary = `${salon.name}: ${services.map(({ name }) => name).join(', ')}`;
  calendar.createEvent({
    ...people,
    id: `${bookingId}@sundara`,
    sequence,
    stamp: changedAt,
    lastModified: changedAt,
    start,
    end,
    status: isOn ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    transparency: isOn ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    summary: isOn ? summary : `Cancelled: ${summary}`,
    location: {
      title: `${salon.name}, ${salon.address}`,
      geo: { lat: salon.latitude, lon: salon.longitude },
    },
    description: isOn ? describe(booking, link) : `This visit was cancelled.\n${link}`,
    url: link,
  });
  return calendar.toString();
};

const describe = (booking: BookingMail, link: string): string =>
  [
    whoComes(booking),
    `${money(booking.totalPaise)} paid.`,
    booking.salon.phone && `The salon: ${booking.salon.phone}`,
    `Move or cancel: ${link}`,
    'Taking this out of your calendar does not cancel your visit.',
  ]
    .filter(Boolean)
    .join('\n');
