export { loadBookings as loader } from '../../pages/bookings/bookings.loader.ts';
export { BookingsPage as Component } from '../../pages/bookings/bookings.page.tsx';
