/** What stands where a person's name stood. */
export const DELETED_NAME = 'Deleted customer';
/** The author of reviews whose customer has left. */
export const FORMER_AUTHOR = 'A former customer';

/** Nobody can own a name below .invalid (RFC 2606), so no mail ever goes there, and the old address is free again. */
const DELETED_DOMAIN = '@deleted.invalid';

export const deletedAddress = (customerId: string): string => `deleted-${customerId}${DELETED_DOMAIN}`;

export const isDeletedAddress = (address: string): boolean => address.toLowerCase().endsWith(DELETED_DOMAIN);
