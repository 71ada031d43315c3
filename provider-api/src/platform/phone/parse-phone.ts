import { NO_PHONE } from '@sundara/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { ApiError } from '../http/api-error.ts';

/** Longer than any number with its spaces and brackets. */
const LONGEST = 40;

/**
 * Parses a phone number into E.164; without a country code it is an Indian one.
 * @returns undefined for what cannot be a number
 * @example parsePhone('098480 12345') // '+919848012345'
 */
export const parsePhone = (text: string): string | undefined => {
  if (text.length > LONGEST) return undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IN', extract: false });
  return number?.isPossible() ? number.number : undefined;
};

/**
 * The same for a field that must hold a number.
 * @param path the field that is named in the error
 * @throws VALIDATION_FAILED about the field
 */
export const requirePhone = (text: string, path = 'phone'): string => {
  const phone = parsePhone(text);
  if (phone) return phone;
  throw new ApiError('VALIDATION_FAILED', { message: NO_PHONE, fields: [{ path, message: NO_PHONE }] });
};
