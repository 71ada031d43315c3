/** The refusal of what cannot be a phone number; only the server, which knows the numbering plans, can tell. */
export const NO_PHONE = 'Phone is not a valid number';

const INDIAN = /^\+91(\d{5})(\d{5})$/;

/**
 * Formats a stored number for display: Indian ones in two groups of five digits, others as they are.
 * @param phone in E.164
 * @example formatPhone('+919848012345') // '+91 98480 12345'
 */
export const formatPhone = (phone: string): string => phone.replace(INDIAN, '+91 $1 $2');
