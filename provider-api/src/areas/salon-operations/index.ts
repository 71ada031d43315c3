/** The public interface of this area: what owners run. */

export { orderFilterSchema } from './bookings/orders.repository.ts';
export { findOrdersFile } from './bookings/orders-file.ts';
export { findSalonBookingDetail } from './bookings/salon-booking.repository.ts';
export { eraseClientsOf, findNotedOf } from './clients/clients-of-account.ts';
export { figurePeriods } from './dashboard/figure-periods.ts';
export { goLiveIfComplete } from './going-live/go-live.ts';
export { changedHours } from './profile/profile-hours.ts';
export { changedPictures } from './profile/profile-pictures.ts';
export {
  columnOf,
  differences,
  type GivenProfile,
  ownColumns,
  requireFreeChairs,
  type SalonColumns,
  whereColumns,
} from './profile/salon-columns.ts';
export { presentSalonProfile } from './profile/salon-profile.presenter.ts';
