import type { Account } from '../../../platform/http/access.ts';
import { requirePhone } from '../../../platform/phone/parse-phone.ts';
import type { BookingContact } from './hold-request.ts';

/** A longer name is cut: it is for the salon to read. */
const LONGEST_NAME = 100;

/**
 * How the booking names the customer. Name and phone may differ from the account's, for whoever books for a
 * friend; mails go to the account's own address only, so that nobody can have them sent to a stranger.
 * @throws VALIDATION_FAILED about a phone that cannot be one
 */
export const contactOf = (
  { name, email, phone }: Account,
  given: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined,
): BookingContact => ({
  name: oneLine(given?.name, LONGEST_NAME) || name,
  phone: phoneOf(given?.phone?.trim(), phone),
  email,
});

/** The account's own is not judged: it may be older than the rule. */
const phoneOf = (given: string | undefined, own: string): string =>
  !given || given === own ? own : requirePhone(given, 'customerDetails.phone');

const oneLine = (text = '', longest: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
