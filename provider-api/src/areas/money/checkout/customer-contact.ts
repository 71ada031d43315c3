import type { Account } from '../../../platform/http/access.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import type { BookingContact } from './hold-request.ts';

/** A longer name is truncated: it is for the salon to read. */
const LONGEST_NAME = 100;

/**
 * The customer's contact for the booking. Name and phone may differ from the account's, for a booking made for a
 * friend; mails go to the account's own address only, so that nobody can have them sent to a stranger.
 * @throws VALIDATION_FAILED for an invalid phone number
 */
export const contactOf = (
  { name, email, phone }: Account,
  given: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined,
): BookingContact => ({
  name: oneLine(given?.name, LONGEST_NAME) || name,
  phone: phoneOf(given?.phone?.trim(), phone),
  email,
});

/** The account's own number is not validated: it may be older than the rule. */
const phoneOf = (given: string | undefined, own: string): string =>
  !given || given === own ? own : requirePhone(given, 'customerDetails.phone');

const oneLine = (text = '', longest: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
