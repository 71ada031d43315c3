/** Replaces the name of a deleted person. */
export const DELETED_NAME = 'Deleted customer';
/** Shown as the author of reviews whose customer was deleted. */
export const FORMER_AUTHOR = 'A former customer';

/** Nobody can own a domain below .invalid (RFC 2606), so no mail ever goes there, and the old address is free again. */
const DELETED_DOMAIN = '@deleted.invalid';

export const deletedAddress = (customerId: string): string => `deleted-${customerId}${DELETED_DOMAIN}`;

export const isDeletedAddress = (address: string): boolean => address.toLowerCase().endsWith(DELETED_DOMAIN);
