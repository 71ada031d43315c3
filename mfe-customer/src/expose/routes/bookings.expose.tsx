import { redirect } from '@sundara/web/router';

/** Every booking stands on the dashboard's second tab; who comes here from a confirmed booking finds it there. */
export const loader = () => redirect('/dashboard?tab=all-bookings');

export const Component = () => null;
