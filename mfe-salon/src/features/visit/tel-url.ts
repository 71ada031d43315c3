/** The address to dial a number, however it is written. */
export const telUrl = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
