/** What an error is called, its HTTP status, what it says by default and what the person can do next. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
  readonly next: string;
}

const entry = (status: number, message: string, next: string): ErrorEntry => ({ status, message, next });

/** The one list of errors of the provider API. Clients map codes, never the text of a message. */
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
  UNAUTHENTICATED: entry(401, 'Please sign in to go on.', 'Sign in.'),
  ACCOUNT_DISABLED: entry(403, 'This account is disabled.', 'Contact support.'),
  FORBIDDEN: entry(403, 'This is not open to your account.', 'Go back to your own area.'),
  CUSTOMER_ACCOUNT_NEEDED: entry(
    403,
    'Booking needs a customer account.',
    'Sign out, then sign in or register as a customer.',
  ),
  NOT_FOUND: entry(404, 'There is nothing here.', 'Check the address.'),
  PICTURE_NOT_FOUND: entry(
    404,
    'There is no such picture.',
    'Check the kind, the seed, the format and the width in the address.',
  ),
  EMAIL_TAKEN: entry(409, 'An account with this e-mail exists already.', 'Sign in instead.'),
  SLOT_TAKEN: entry(
    409,
    'This time has just been taken. Please choose another.',
    'Choose one of the free times.',
  ),
  PRICE_CHANGED: entry(409, 'The price has changed.', 'Look at the new price, then go on.'),
  RELEASE_CONFLICT: entry(
    409,
    'This environment was changed a moment ago.',
    'Look at what it runs now, then decide again.',
  ),
  HOLD_EXPIRED: entry(
    410,
    'Your time was held for 10 minutes and is free again.',
    'Choose a time once more.',
  ),
  SLOT_NOT_BOOKABLE: entry(422, 'This time cannot be booked.', 'Choose one of the free times.'),
  SERVICE_NOT_OFFERED: entry(
    422,
    'This salon does not offer one of these services.',
    'Choose the services again.',
  ),
  RELEASE_UNKNOWN: entry(422, 'There is no such release.', 'Choose one that is published.'),
  RELEASE_REFUSED: entry(422, 'This change of releases is refused.', 'Read the reason; choose another set.'),
  PASSWORD_TOO_COMMON: entry(422, 'This password is among the most common ones.', 'Choose another password.'),
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
