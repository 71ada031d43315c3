/** What deleting an account erases, as shown before the deletion and in the last mail. */
export const ERASED = [
  'Your name, e-mail address, phone number and State.',
  'Your password, and the list of devices on which you are signed in.',
  'Your favourites, and what you chose to be mailed.',
  'E-mail address, phone number and special requests in your bookings, what was said when one was cancelled, and whether you came.',
  'The photos of your reviews.',
] as const;

/** What is retained, and why; shown in the browser and in the last mail (decision 31). */
export const KEPT = [
  'Receipts and payments, with your name and State as the receipts show them, for 72 months after the due date of the annual return of their year. The law asks for it (CGST Act 2017, section 36).',
  "The words and stars of your reviews, under the name 'A former customer', and what the salon answered to them.",
  'What you and the salon told us of a disputed visit and what we noted about it, until it is resolved.',
  'What a salon wrote down of you at its door or on the phone, without your account: it is in the books of the salon. Write to us to have it deleted.',
  'Messages sent by the contact page: anybody can write there under any address, so they belong to no account. Write to us to have yours deleted.',
  'Refunds that are on their way: they still reach you the way you paid.',
] as const;
