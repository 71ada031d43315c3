/** The address that dials a number: 'tel:+914055501234' for '+91 40 5550 1234', in any notation. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
