import type { FastifyInstance } from 'fastify';
import { deletionRoutes } from '../areas/back-office/account-deletion/deletion.routes.ts';
import { adminSalonRoutes } from '../areas/back-office/admin-salons/admin-salons.routes.ts';
import { salonReadRoutes } from '../areas/back-office/admin-salons/salon-reads.routes.ts';
import { adminApplicationRoutes } from '../areas/back-office/applications/admin-applications.routes.ts';
import { applicationRoutes } from '../areas/back-office/applications/application.routes.ts';
import { salonDeletionRoutes } from '../areas/back-office/approvals/salon-deletion.routes.ts';
import { contactRoutes } from '../areas/back-office/contact/contact.routes.ts';
import { messageRoutes } from '../areas/back-office/contact/messages.routes.ts';
import { adminDashboardRoutes } from '../areas/back-office/dashboard/dashboard.routes.ts';
import { adminDisputeRoutes } from '../areas/back-office/disputes/admin-dispute.routes.ts';
import { documentRoutes } from '../areas/back-office/documents/document.routes.ts';
import { adminJobRoutes } from '../areas/back-office/jobs/jobs.routes.ts';
import { adminPaymentRoutes } from '../areas/back-office/payments/admin-payments.routes.ts';
import { proposalRoutes } from '../areas/back-office/payments/proposal.routes.ts';
import { adminUserRoutes } from '../areas/back-office/users/users.routes.ts';
import { availabilityRoutes } from '../areas/booking/availability/availability.routes.ts';
import { nextSlotRoutes } from '../areas/booking/next-slots/next-slots.routes.ts';
import { findNextStarts } from '../areas/booking/next-slots/next-starts.ts';
import { cancellationRoutes } from '../areas/customer/bookings/cancellation.routes.ts';
import { customerRoutes } from '../areas/customer/bookings/customer.routes.ts';
import { disputeRoutes } from '../areas/customer/disputes/dispute.routes.ts';
import { favouriteRoutes } from '../areas/customer/favourites/favourites.routes.ts';
import { preferenceRoutes } from '../areas/customer/preferences/preferences.routes.ts';
import { rebookRoutes } from '../areas/customer/rebook/rebook.routes.ts';
import { rescheduleRoutes } from '../areas/customer/reschedule/reschedule.routes.ts';
import { adminReviewRoutes } from '../areas/customer/review-moderation/admin-review.routes.ts';
import { reviewPhotoRoutes } from '../areas/customer/reviews/photos/review-photo.routes.ts';
import { isPhotoHidden } from '../areas/customer/reviews/photos/review-photos.repository.ts';
import { reviewRoutes } from '../areas/customer/reviews/reviews.routes.ts';
import { findReviewsOfSalon } from '../areas/customer/reviews/reviews-of-salon.ts';
import { profileRoutes } from '../areas/identity/accounts/profile.routes.ts';
import { signInCodeRoutes } from '../areas/identity/codes/sign-in-code.routes.ts';
import { confirmationRoutes } from '../areas/identity/email-confirmation/confirmation.routes.ts';
import { passwordRoutes } from '../areas/identity/passwords/password.routes.ts';
import { pushRoutes } from '../areas/identity/push/push.routes.ts';
import { secondFactorRoutes } from '../areas/identity/second-factor/second-factor.routes.ts';
import { deviceRoutes } from '../areas/identity/sessions/device.routes.ts';
import { signInRoutes } from '../areas/identity/sign-in/sign-in.routes.ts';
import { signInLinkRoutes } from '../areas/identity/sign-in-links/sign-in-link.routes.ts';
import { auditRoutes } from '../areas/marketplace/audit/audit.routes.ts';
import { adminServiceRoutes } from '../areas/marketplace/central-services/admin-services.routes.ts';
import { centralServiceRoutes } from '../areas/marketplace/central-services/central-services.routes.ts';
import { geocodeRoutes } from '../areas/marketplace/places/geocode.routes.ts';
import { publicSalonRoutes } from '../areas/marketplace/search/public-salons.routes.ts';
import { pageHeadRoutes } from '../areas/marketplace/seo/page-heads.routes.ts';
import { sitemapRoutes } from '../areas/marketplace/seo/sitemap.routes.ts';
import { uploadRoutes } from '../areas/marketplace/uploads/upload.routes.ts';
import { paymentRoutes } from '../areas/money/checkout/payment.routes.ts';
import { payoutRoutes } from '../areas/money/payouts/payout.routes.ts';
import { statementRoutes } from '../areas/money/payouts/statement.routes.ts';
import { subscriptionRoutes } from '../areas/money/subscriptions/subscription.routes.ts';
import { webhookRoutes } from '../areas/money/webhooks/webhook.routes.ts';
import { grantRefundRoutes } from '../areas/salon-operations/bookings/grant-refund.routes.ts';
import { orderRoutes } from '../areas/salon-operations/bookings/orders.routes.ts';
import { salonBookingRoutes } from '../areas/salon-operations/bookings/salon-booking.routes.ts';
import { calendarRoutes } from '../areas/salon-operations/calendar/calendar.routes.ts';
import { clientRoutes } from '../areas/salon-operations/clients/clients.routes.ts';
import { closingRoutes } from '../areas/salon-operations/closing/closing.routes.ts';
import { dashboardRoutes } from '../areas/salon-operations/dashboard/dashboard.routes.ts';
import { salonProfileRoutes } from '../areas/salon-operations/profile/salon-profile.routes.ts';
import { salonReviewRoutes } from '../areas/salon-operations/reviews/salon-review.routes.ts';
import { runningLateRoutes } from '../areas/salon-operations/running-late/running-late.routes.ts';
import { salonEventRoutes } from '../areas/salon-operations/salon-events/salon-events.routes.ts';
import { serviceCatalogueRoutes } from '../areas/salon-operations/services/service-catalogue.routes.ts';
import { teamRoutes } from '../areas/salon-operations/team/team.routes.ts';
import { timeOffRoutes } from '../areas/salon-operations/time-off/time-off.routes.ts';
import { todayRoutes } from '../areas/salon-operations/today/today.routes.ts';
import { walkInRoutes } from '../areas/salon-operations/walk-ins/walk-in.routes.ts';
import { healthRoutes } from '../platform/health/health.routes.ts';
import { mailboxRoutes } from '../platform/mail/mailbox.routes.ts';
import { pictureRoutes } from '../platform/pictures/picture.route.ts';
import type { Dependencies } from './dependencies.ts';
import type { Settings } from './settings.ts';

type Routes = (app: FastifyInstance, dependencies: Dependencies) => void;

/** A salon's page shows its reviews, a search by day the free starts of each salon. */
const salonRoutes: Routes = (app, dependencies) =>
  publicSalonRoutes(app, { ...dependencies, findReviews: findReviewsOfSalon, findNextStarts });

/** Reviews have pictures too; a hidden review hides its pictures. */
const pictureUploadRoutes: Routes = (app, dependencies) =>
  uploadRoutes(app, dependencies, {
    forms: [reviewPhotoRoutes],
    isWithheld: async ({ db }, { folder, id }) => folder === 'review-photos' && isPhotoHidden(db, id),
  });

const IDENTITY: readonly Routes[] = [
  signInRoutes,
  deviceRoutes,
  passwordRoutes,
  signInLinkRoutes,
  signInCodeRoutes,
  confirmationRoutes,
  secondFactorRoutes,
  profileRoutes,
  preferenceRoutes,
  pushRoutes,
  deletionRoutes,
];
const MARKETPLACE: readonly Routes[] = [
  salonRoutes,
  reviewRoutes,
  centralServiceRoutes,
  pageHeadRoutes,
  sitemapRoutes,
  geocodeRoutes,
  favouriteRoutes,
  contactRoutes,
  applicationRoutes,
];
const BOOKING: readonly Routes[] = [
  availabilityRoutes,
  nextSlotRoutes,
  customerRoutes,
  cancellationRoutes,
  rescheduleRoutes,
  rebookRoutes,
  disputeRoutes,
];
const MONEY: readonly Routes[] = [
  paymentRoutes,
  webhookRoutes,
  subscriptionRoutes,
  grantRefundRoutes,
  statementRoutes,
  payoutRoutes,
];
const SALON_OPERATIONS: readonly Routes[] = [
  salonProfileRoutes,
  orderRoutes,
  dashboardRoutes,
  salonEventRoutes,
  salonBookingRoutes,
  salonReviewRoutes,
  serviceCatalogueRoutes,
  teamRoutes,
  calendarRoutes,
  timeOffRoutes,
  closingRoutes,
  todayRoutes,
  clientRoutes,
  walkInRoutes,
  runningLateRoutes,
  pictureUploadRoutes,
];
const BACK_OFFICE: readonly Routes[] = [
  adminDashboardRoutes,
  salonReadRoutes,
  adminSalonRoutes,
  salonDeletionRoutes,
  adminUserRoutes,
  adminServiceRoutes,
  adminReviewRoutes,
  adminDisputeRoutes,
  proposalRoutes,
  adminPaymentRoutes,
  messageRoutes,
  adminApplicationRoutes,
  adminJobRoutes,
  auditRoutes,
  // After the lists that it gives as files.
  documentRoutes,
];

/** Registers all routes of the API; each resource has one entry here. */
export const registerRoutes = async (app: FastifyInstance, dependencies: Dependencies): Promise<void> => {
  const { settings, store } = dependencies;
  healthRoutes(app, dependencies);
  app.needs.push({
    sentence: 'Uploads cannot be kept: the disk is full or read-only.',
    check: store.ready,
  });
  for (const area of [IDENTITY, MARKETPLACE, BOOKING, MONEY, SALON_OPERATIONS, BACK_OFFICE])
    for (const register of area) register(app, dependencies);
  pictureRoutes(app);
  if (showsMailbox(settings)) mailboxRoutes(app, dependencies);
};

/** Mails contain names and purchases, so they are not shown by default where payments are real. */
const showsMailbox = ({ SMTP_URL, MAILBOX, RAZORPAY_KEY_ID }: Settings): boolean =>
  !SMTP_URL && (MAILBOX ?? RAZORPAY_KEY_ID.startsWith('rzp_test_'));
