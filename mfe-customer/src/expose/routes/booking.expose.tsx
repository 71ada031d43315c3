export { loadBooking as loader } from '../../pages/booking/booking.loader.ts';
export { BookingPage as Component } from '../../pages/booking/booking.page.tsx';
