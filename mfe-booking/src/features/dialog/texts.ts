/** Messages of specification 1, section 5. */
export const NO_DATE = 'Please select a date';
export const NO_TIME = 'Please select both date and time';
/** Message of resolutions R7. */
export const CUSTOMER_NEEDED =
  'Booking needs a customer account. Please sign out, then sign in or register as a customer.';
export const SIGN_IN_REASON = 'Sign in to finish your booking. Your choice is kept.';
