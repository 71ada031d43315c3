export { BookingDialog as Component } from '../../features/dialog/booking-dialog.tsx';
