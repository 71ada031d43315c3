import type { Account } from '../auth/access.ts';
import type { BookingContact } from '../bookings/hold-visit.command.ts';

/** Longer ones are cut: they are for the salon to read. */
const LONGEST = { name: 100, phone: 20 };

/**
 * How the booking names the customer. Name and phone may differ from the account's, for whoever books for a
 * friend; mails go to the account's own address only, so that nobody can have them sent to a stranger.
 */
export const contactOf = (
  { name, email, phone }: Account,
  given: { readonly name?: string | undefined; readonly phone?: string | undefined } | undefined,
): BookingContact => ({
  name: oneLine(given?.name, LONGEST.name) || name,
  phone: oneLine(given?.phone, LONGEST.phone) || phone,
  email,
});

const oneLine = (text = '', longest: number): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    .trim();
