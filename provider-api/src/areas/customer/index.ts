/** The public interface of this area: what customers see and do. */

export { findBookingMail } from './booking-mail/booking-mail.repository.ts';
export { type BookingMail, stands } from './booking-mail/booking-mail.ts';
export { calendarFileOf } from './booking-mail/calendar-file.ts';
export { customerMail } from './booking-mail/customer-mail.ts';
export { bookingLink } from './booking-mail/mail-links.ts';
export { visitPart } from './booking-mail/visit-parts.ts';
export { money } from './booking-mail/visit-text.ts';
export { type BookingEvent, type Reader, timelineOf } from './bookings/booking-timeline.ts';
export {
  bookingColumns,
  findBookedServices,
  findBookings,
  isVisible,
  latestVisitFirst,
  mentioning,
  newestFirst,
  soonestVisitFirst,
  startingIn,
} from './bookings/bookings.repository.ts';
export { type AheadOf, sumVisitsAhead, visitsAhead } from './bookings/visits-ahead.repository.ts';
export {
  MAIL_DISPUTE_ANSWERED,
  MAIL_DISPUTE_RESOLVED,
  MAIL_DISPUTE_SALON,
} from './disputes/dispute.job-kinds.ts';
export type { DisputeDependencies } from './disputes/open-dispute.command.ts';
export { favourites } from './favourites/favourites.tables.ts';
export { findPreferences } from './preferences/preferences.repository.ts';
export { notificationPreferences } from './preferences/preferences.tables.ts';
export type { ReschedulingDependencies } from './reschedule/reschedule-booking.command.ts';
export { presentHidden } from './reviews/hidden.presenter.ts';
export { photoName } from './reviews/photos/photo-name.ts';
export { removePhotosOf } from './reviews/photos/photos-of-review.ts';
export { findPhotosOf } from './reviews/photos/review-photos.repository.ts';
export { presentRatingCounts, presentReview, type ReviewRow } from './reviews/review.presenter.ts';
export { inviteToReview } from './reviews/review-invitation.ts';
export { countByStars } from './reviews/reviews.repository.ts';
export { reviews, reviewVersions } from './reviews/reviews.tables.ts';
