/** What other areas may use from this one: visits and free times. */

export { findSlots, presentSlot } from './availability/day-slots.ts';
export { findFreePeriods } from './availability/free-periods.repository.ts';
export { REFUSAL_SENTENCES } from './availability/refusal-sentences.ts';
export { requireSpecialist } from './availability/require-specialist.ts';
export { findVisitRequest, onlyWith, type VisitOptions } from './availability/visit-request.ts';
export { disputableUntil, mayReview } from './bookings/after-visit.policy.ts';
export {
  announceBooking,
  announceCompletion,
  announceStatus,
  dropReminders,
  setReminders,
} from './bookings/announce-booking.ts';
export { announcePush, findBookingToTell } from './bookings/announce-push.ts';
export { type BookedVisit, findBookedVisit, findVisitOfBooking } from './bookings/booked-visit.repository.ts';
export {
  type BookingRows,
  presentCustomerBooking,
  presentSalonBooking,
} from './bookings/booking.presenter.ts';
export { bookingEvents } from './bookings/booking-events.tables.ts';
export {
  MAIL_BOOKING_CANCELLED,
  MAIL_BOOKING_CONFIRMED,
  MAIL_BOOKING_RESCHEDULED,
  MAIL_BOOKING_STATUS,
  MAIL_SALON_TOLD,
  REMINDERS,
  type SalonTold,
  type StatusTold,
} from './bookings/booking-mail.kinds.ts';
export { type BookingPush, PUSH_BOOKING } from './bookings/booking-push.kinds.ts';
export {
  bookingServices,
  bookings,
  customerSearchText,
  OCCUPYING,
  STANDING,
  type StoredStatus,
  visitorKey,
} from './bookings/bookings.tables.ts';
export { countBooking } from './bookings/count-booking.ts';
export { findCrowdedDays, noteCrowdedDay } from './bookings/crowded-days.repository.ts';
export { salonAnswerBy } from './bookings/dispute-clock.ts';
export { disputeNotes, disputes } from './bookings/disputes.tables.ts';
export { expirePassedHolds, extendHold, refreshHold, releaseHolds } from './bookings/hold.repository.ts';
export { HOLD_END, holdEndAsksAt } from './bookings/hold-end.kind.ts';
export { holdOrigins } from './bookings/hold-origins.tables.ts';
export {
  findAskedSpecialist,
  findSalonOfOwnBooking,
  lockMovable,
} from './bookings/movable-booking.repository.ts';
export {
  chairId,
  insertOccupations,
  isOccupied,
  occupy,
  whoDoes,
} from './bookings/occupations.repository.ts';
export { occupations } from './bookings/occupations.tables.ts';
export { isBookedAlready, type OwnVisit, requireNoOwnVisit } from './bookings/own-visits.ts';
export { judgeReschedule } from './bookings/reschedule.policy.ts';
export { inSalonTurn } from './bookings/salon-queue.ts';
export { findVisit, type Visit } from './bookings/visit.ts';
export { nextFreeStart } from './next-slots/next-start.ts';
export {
  calendarEnd,
  momentOf,
  nextStep,
  requireCalendarTime,
  STEP_MINUTES,
  startOfDay,
} from './time/calendar-time.ts';
export { type DateRange, periodOf } from './time/date-range.ts';
export { daysAsked } from './time/requested-days.ts';
export { endOf, type Period, rangeOf, rangeText, startOf } from './time/time-range.ts';
