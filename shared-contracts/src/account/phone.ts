const INDIAN = /^\+91(\d{5})(\d{5})$/;

/**
 * A kept number as people read it: Indian ones in two groups of five, others as they are.
 * @param phone in E.164
 * @example formatPhone('+919848012345') // '+91 98480 12345'
 */
export const formatPhone = (phone: string): string => phone.replace(INDIAN, '+91 $1 $2');
