/** An error's HTTP status, its default message and what the person can do next. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
  readonly next: string;
}

const entry = (status: number, message: string, next: string): ErrorEntry => ({ status, message, next });

/** The complete list of errors of the provider API. Clients map codes, never the text of a message. */
export const ERRORS = {
  VALIDATION_FAILED: entry(
    400,
    'Some of the details are missing or not valid.',
    'Correct the fields that are named.',
  ),
  PAYMENT_NOT_VERIFIED: entry(
    400,
    'Payment verification failed. Please contact support.',
    'Contact support with the order number; nothing is booked twice.',
  ),
  INVALID_CREDENTIALS: entry(
    401,
    'The e-mail or the password is not right.',
    'Check both, or reset the password.',
  ),
  SECOND_FACTOR_NEEDED: entry(
    401,
    'Please enter the code of your authenticator app.',
    'Send the same again with the code.',
  ),
  SECOND_FACTOR_WRONG: entry(
    401,
    'This code is not right, or it was used before.',
    'Wait for the next code, or use a recovery code.',
  ),
  SIGN_IN_CODE_WRONG: entry(
    401,
    'This code is not right.',
    'Look at the latest mail again, or have a new code sent.',
  ),
  UNAUTHENTICATED: entry(401, 'Please sign in to go on.', 'Sign in.'),
  ACCOUNT_DISABLED: entry(403, 'This account is disabled.', 'Contact support.'),
  FORBIDDEN: entry(403, 'This is not open to your account.', 'Go back to your own area.'),
  CUSTOMER_ACCOUNT_NEEDED: entry(
    403,
    'Booking needs a customer account.',
    'Sign out, then sign in or register as a customer.',
  ),
  SECOND_ADMIN_NEEDED: entry(
    403,
    'You proposed this refund yourself: another admin has to decide.',
    'Ask a colleague to look at it.',
  ),
  NOT_FOUND: entry(404, 'There is nothing here.', 'Check the address.'),
  SALON_MISSING: entry(
    404,
    'No salon belongs to this account.',
    'Ask us, if you expected one: it may have been deleted, or not be assigned to you yet.',
  ),
  PICTURE_NOT_FOUND: entry(
    404,
    'There is no such picture.',
    'Check the name, the format and the width in the address.',
  ),
  EMAIL_TAKEN: entry(409, 'An account with this e-mail exists already.', 'Sign in instead.'),
  SLOT_TAKEN: entry(
    409,
    'This time has just been taken. Please choose another.',
    'Choose one of the free times.',
  ),
  ALREADY_BOOKED: entry(409, 'You have booked this visit already.', 'Look at your booking.'),
  VISIT_OVERLAPS: entry(
    409,
    'You have another visit at this time.',
    'Choose another time, or say that this one is for somebody else.',
  ),
  NAME_NEEDED: entry(
    409,
    'Please tell us your name: the salon books the visit for it.',
    'Write your name, then go on; your choice is kept.',
  ),
  PRICE_CHANGED: entry(409, 'The price has changed.', 'Look at the new price, then go on.'),
  REFUND_CHANGED: entry(
    409,
    'What you get back has changed meanwhile.',
    'Look at the new amount, then decide again.',
  ),
  NOT_CANCELLABLE: entry(409, 'This booking can no longer be cancelled.', 'Call the salon.'),
  NOT_RESCHEDULABLE: entry(409, 'This booking can no longer be moved.', 'Call the salon.'),
  NOT_REFUNDABLE: entry(409, 'Nothing of this booking can be refunded.', 'Look at what was refunded before.'),
  PROPOSAL_REFUSED: entry(
    409,
    'This refund cannot be decided any more.',
    'Look at the payment again, then propose anew.',
  ),
  JOB_NOT_WAITING: entry(409, 'This job is not one that was given up.', 'Look at the list again.'),
  RELEASE_CONFLICT: entry(
    409,
    'This environment was changed a moment ago.',
    'Look at what it runs now, then decide again.',
  ),
  NOT_DISPUTABLE: entry(
    409,
    'A visit can be disputed within 24 hours of its completion.',
    'Write to support.',
  ),
  NOT_REVIEWABLE: entry(409, 'Only a completed visit can be reviewed.', 'Come back after the visit.'),
  REVIEW_HIDDEN: entry(409, 'This review is hidden already.', 'Look at the review again.'),
  DISPUTE_DEALT_WITH: entry(
    409,
    'Somebody has dealt with this dispute already.',
    'Look at what they decided.',
  ),
  STATUS_REFUSED: entry(409, 'This booking cannot be given that status.', 'Look at the booking again.'),
  STATUS_CHANGED: entry(
    409,
    'This booking was changed a moment ago.',
    'Look at what it is now, then decide again.',
  ),
  VISITS_IN_THE_WAY: entry(
    409,
    'There are visits in that time.',
    'Move them first, or keep them and block the rest.',
  ),
  SUBSCRIPTION_ACTIVE: entry(409, 'The salon has a running plan.', 'Cancel it first.'),
  OWN_ACCOUNT: entry(409, 'Nobody deletes, disables or demotes their own account.', 'Ask another admin.'),
  LAST_ADMIN: entry(409, 'This is the last active admin.', 'Make another admin first.'),
  USER_CHANGED: entry(
    409,
    'This account was changed a moment ago.',
    'Look at what it is now, then decide again.',
  ),
  USER_HAS_SALON: entry(
    409,
    'This account owns a salon.',
    'Give the salon another owner first, or delete it.',
  ),
  USER_HAS_VISITS: entry(
    409,
    'This account has visits ahead.',
    'Wait until they are over, or have them cancelled first.',
  ),
  APPLICATION_DECIDED: entry(409, 'This application was decided already.', 'Look at the list again.'),
  APPLICANT_REFUSED: entry(
    409,
    'The account with this e-mail cannot own the salon.',
    'Change the account first, or decline and say why.',
  ),
  OWNER_HAS_SALON: entry(409, 'This owner has a salon already.', 'Choose an owner without a salon.'),
  IDEMPOTENCY_KEY_IN_USE: entry(
    409,
    'The same request is being worked on already.',
    'Wait a moment, then try again.',
  ),
  PAYOUT_REFUSED: entry(409, 'This payout cannot be written down.', 'Read the reason; check the amount.'),
  SECOND_FACTOR_ON: entry(409, 'A second factor is on already.', 'Turn it off first.'),
  ADDRESS_UNKNOWN: entry(
    404,
    'Failed to fetch address information',
    'Check the coordinates, or write the address by hand.',
  ),
  RESET_LINK_INVALID: entry(
    410,
    'This link was used before, is older than 30 minutes, or a newer one was sent.',
    'Ask for another link.',
  ),
  SIGN_IN_LINK_INVALID: entry(
    410,
    'This link was used before or is older than 15 minutes.',
    'Sign in with your password, or set a new one.',
  ),
  SIGN_IN_CODE_INVALID: entry(
    410,
    'This code was used before or is older than 10 minutes.',
    'Have a new code sent.',
  ),
  EMAIL_LINK_INVALID: entry(
    410,
    'This link was used before or is older than 24 hours.',
    'Ask for another link where one is needed, as you book.',
  ),
  HOLD_EXPIRED: entry(
    410,
    'Your time was held for 10 minutes and is free again.',
    'Choose a time once more.',
  ),
  BODY_TOO_LARGE: entry(413, 'This is more than one request may hold.', 'Send less at once.'),
  UPLOAD_TOO_LARGE: entry(413, 'This file is larger than 10 MB.', 'Choose a smaller one.'),
  UPLOAD_REFUSED: entry(
    422,
    'This file is not a picture that we can read.',
    'Choose a JPEG, PNG, WebP or AVIF picture.',
  ),
  IDEMPOTENCY_KEY_REUSED: entry(
    422,
    'This key was sent before with another request.',
    'Send another request with a key of its own.',
  ),
  PASSWORD_WRONG: entry(422, 'This is not your current password.', 'Check it, or reset the password.'),
  SLOT_NOT_BOOKABLE: entry(422, 'This time cannot be booked.', 'Choose one of the free times.'),
  SERVICE_NOT_OFFERED: entry(
    422,
    'This salon does not offer one of these services.',
    'Choose the services again.',
  ),
  IMPORT_REFUSED: entry(
    422,
    'Nothing was imported: some rows are not valid.',
    'Correct the rows that are named.',
  ),
  RELEASE_UNKNOWN: entry(422, 'There is no such release.', 'Choose one that is published.'),
  RELEASE_REFUSED: entry(422, 'This change of releases is refused.', 'Read the reason; choose another set.'),
  PASSWORD_TOO_COMMON: entry(422, 'This password is among the most common ones.', 'Choose another password.'),
  EMAIL_UNCONFIRMED: entry(
    422,
    'Please confirm your e-mail address first: until then you can hold one time without paying for it.',
    'Have a link mailed to you and open it, then try again. Or pay for the time that you hold.',
  ),
  TOO_MANY_HOLDS: entry(
    429,
    'You are holding several times already.',
    'Pay for one of them, or wait until they are free again.',
  ),
  NETWORK_HOLDS_FULL: entry(
    429,
    'Others in your network hold many times of this salon on that day without having paid yet.',
    'Choose another day, or try again in ten minutes: a time that is not paid is free again then.',
  ),
  SIGN_IN_LINK_SENT: entry(
    429,
    'Too many wrong tries. If there is an account with this e-mail, a sign-in link is on its way to it.',
    'Open the link in the mail: it works once, within 15 minutes.',
  ),
  RATE_LIMITED: entry(429, 'Too many attempts. Please wait a little.', 'Try again in a minute.'),
  INTERNAL: entry(500, 'Something went wrong on our side.', 'Try again; nothing was changed.'),
  PAYMENT_GATEWAY_UNAVAILABLE: entry(
    502,
    'Failed to initialize payment. Please try again.',
    'Try again in a moment.',
  ),
  UNAVAILABLE: entry(503, 'We cannot answer right now.', 'Try again in a moment.'),
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof ERRORS;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(ERRORS, value);
