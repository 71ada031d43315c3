import type { CustomerBooking } from '@sundara/contracts/api';

type Place = Pick<CustomerBooking['salon'], 'name' | 'address' | 'coordinates'>;

/**
 * The address of a map with directions to the visit's salon: by its coordinates, else by name and address. No account,
 * no key.
 */
export const directionsUrl = ({ salon }: { readonly salon: Place }): string => {
  const { name, address, coordinates } = salon;
  const url = new URL('https://www.google.com/maps/dir/');
  url.searchParams.set('api', '1');
  url.searchParams.set(
    'destination',
    coordinates ? `${coordinates.latitude},${coordinates.longitude}` : `${name}, ${address}`,
  );
  return url.href;
};
