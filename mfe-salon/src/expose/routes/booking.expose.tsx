import { ownersPage } from '../../features/frame/owners-page.tsx';
import { BookingPage } from '../../pages/booking/booking.page.tsx';

export { loadBooking as loader } from '../../pages/booking/booking.loader.ts';

export const Component = ownersPage(BookingPage);
