/** What a phone dials: 'tel:+914055501234' for '+91 40 5550 1234', however it is written. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
