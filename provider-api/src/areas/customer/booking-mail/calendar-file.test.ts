import { instantAt } from '@sundara/contracts';
import ICAL from 'ical.js';
import type { BookingMail } from './booking-mail.ts';
import { calendarFileOf, calendarInviteOf } from './calendar-file.ts';
import { aBookingMail, MAIL_SETTINGS } from './testing/booking-mail.builder.ts';

const { siteUrl, from } = MAIL_SETTINGS;

const moved: Partial<BookingMail> = {
  sequence: 1,
  start: instantAt('2026-11-25', '11:00'),
  end: instantAt('2026-11-25', '12:30'),
};
const cancelled: Partial<BookingMail> = { ...moved, sequence: 2, status: 'cancelled' };

const inviteOf = (change?: Partial<BookingMail>) => calendarInviteOf(aBookingMail(change), siteUrl, from);
/** The calendar as an independent parser reads it. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no entry.');
  return { calendar, component, event: new ICAL.Event(component) };
};

test('booked, moved and cancelled are one entry: the same UID, a growing SEQUENCE', () => {
  const entries = [inviteOf(), inviteOf(moved), inviteOf(cancelled)].map(({ content }) => read(content));
  expect(new Set(entries.map(({ event }) => event.uid))).toEqual(
    new Set(['0b0e7a52-0000-4000-8000-000000000001@sundara']),
  );
  expect(entries.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(entries.map(({ component }) => component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CONFIRMED',
    'CANCELLED',
  ]);
});

test('mail programs are asked to take a visit over, and told to take a cancelled one away', () => {
  const methodOf = (text: string) => read(text).calendar.getFirstPropertyValue('method');
  for (const [invite, method] of [
    [inviteOf(), 'REQUEST'],
    [inviteOf(moved), 'REQUEST'],
    [inviteOf(cancelled), 'CANCEL'],
  ] as const) {
    expect([invite.method, methodOf(invite.content)]).toEqual([method, method]);
  }
  expect(methodOf(String(calendarFileOf(aBookingMail(), siteUrl).content))).toBe('PUBLISH');
});

test('the sender of the mails is the organizer, and the customer has agreed without being asked', () => {
  const { component } = read(inviteOf().content);
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@sundara.example');
  const attendee = component.getFirstProperty('attendee');
  expect(attendee?.getFirstValue()).toBe('MAILTO:asha@people.example');
  expect([attendee?.getParameter('partstat'), attendee?.getParameter('rsvp')]).toEqual(['ACCEPTED', 'FALSE']);
});

test('an entry stands at the very instants, in UTC', () => {
  const { event } = read(inviteOf().content);
  expect(event.startDate.toJSDate()).toEqual(instantAt('2026-11-24', '16:00'));
  expect(event.endDate.toJSDate()).toEqual(instantAt('2026-11-24', '17:30'));
  expect(inviteOf().content).toContain('\r\nDTSTART:20261124T103000Z\r\n');
  expect(inviteOf().content).not.toContain('TZID');
});

test('whatever a salon is called, another reader gets the same text, from lines that are not too long', () => {
  const name = 'సుందర; Rose, "Sons" \\ Co'.repeat(6);
  const text = inviteOf({ salon: { ...aBookingMail().salon, name } }).content;
  const { event } = read(text);
  expect(event.summary).toBe(`${name}: Cut, Colour; long, "bold"`);
  expect(event.location).toContain(name);
  expect(event.description).toContain('Cut with Meera, Colour; long, "bold" with Farah\n');
  expect(event.description).toContain('does not cancel your visit');
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n/);
});

test('the same state of a booking gives the same file, whenever it is asked for', () => {
  const again = () => calendarFileOf(aBookingMail(moved), siteUrl);
  expect(again()).toEqual(again());
  expect(String(again().content)).toMatch(/\r\nDTSTAMP:20261120T063000Z\r\n/);
});
