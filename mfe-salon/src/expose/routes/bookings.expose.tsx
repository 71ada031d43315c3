import { ownersPage } from '../../features/frame/owners-page.tsx';
import { BookingsPage } from '../../pages/bookings/bookings.page.tsx';

export { loadBookings as loader } from '../../pages/bookings/bookings.loader.ts';

export const Component = ownersPage(BookingsPage);
