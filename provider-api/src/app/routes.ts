import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deletionRoutes } from '../account/deletion.routes.ts';
import { profileRoutes } from '../account/profile.routes.ts';
import { adminDashboardRoutes } from '../admin/dashboard/dashboard.routes.ts';
import { adminJobRoutes } from '../admin/jobs/jobs.routes.ts';
import { salonDeletionRoutes } from '../admin/salon-deletions/salon-deletion.routes.ts';
import { adminSalonRoutes } from '../admin/salons/admin-salons.routes.ts';
import { salonReadRoutes } from '../admin/salons/salon-reads.routes.ts';
import { adminUserRoutes } from '../admin/users/users.routes.ts';
import { auditRoutes } from '../audit/audit.routes.ts';
import { authRoutes } from '../auth/auth.routes.ts';
import { deviceRoutes } from '../auth/device.routes.ts';
import { availabilityRoutes } from '../availability/availability.routes.ts';
import { cancellationRoutes } from '../bookings/cancellation.routes.ts';
import { rescheduleRoutes } from '../bookings/reschedule.routes.ts';
import { salonBookingRoutes } from '../bookings/salon-booking.routes.ts';
import { calendarRoutes } from '../calendar/calendar.routes.ts';
import { adminServiceRoutes } from '../central-services/admin-services.routes.ts';
import { centralServiceRoutes } from '../central-services/central-services.routes.ts';
import { contactRoutes } from '../contact/contact.routes.ts';
import { messageRoutes } from '../contact/messages.routes.ts';
import { customerRoutes } from '../customer/customer.routes.ts';
import { adminDisputeRoutes } from '../disputes/admin-dispute.routes.ts';
import { disputeRoutes } from '../disputes/dispute.routes.ts';
import { documentRoutes } from '../documents/document.routes.ts';
import { confirmationRoutes } from '../email-confirmation/confirmation.routes.ts';
import { favouriteRoutes } from '../favourites/favourites.routes.ts';
import { geocodeRoutes } from '../geocode/geocode.routes.ts';
import { mailboxRoutes } from '../mail/mailbox.routes.ts';
import { nextSlotRoutes } from '../next-slots/next-slots.routes.ts';
import { pageHeadRoutes } from '../page-heads/page-heads.routes.ts';
import { passwordRoutes } from '../passwords/password.routes.ts';
import { paymentDeskRoutes } from '../payments/desk/payment-desk.routes.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { webhookRoutes } from '../payments/webhook.routes.ts';
import { payoutRoutes } from '../payouts/payout.routes.ts';
import { healthRoutes } from '../platform/health/health.routes.ts';
import { pictureRoutes } from '../platform/pictures/picture.route.ts';
import { preferenceRoutes } from '../preferences/preferences.routes.ts';
import { rebookRoutes } from '../rebook/rebook.routes.ts';
import { grantRefundRoutes } from '../refunds/grant-refund.routes.ts';
import { proposalRoutes } from '../refunds/proposal.routes.ts';
import { adminReviewRoutes } from '../reviews/admin-review.routes.ts';
import { reviewPhotoRoutes } from '../reviews/review-photo.routes.ts';
import { isPhotoHidden } from '../reviews/review-photos.repository.ts';
import { reviewRoutes } from '../reviews/reviews.routes.ts';
import { findSaidOfSalon } from '../reviews/said-of-salon.ts';
import { salonReviewRoutes } from '../reviews/salon-review.routes.ts';
import { runningLateRoutes } from '../running-late/running-late.routes.ts';
import { dashboardRoutes } from '../salon/dashboard.routes.ts';
import { orderRoutes } from '../salon/orders.routes.ts';
import { salonProfileRoutes } from '../salon/salon-profile.routes.ts';
import { salonEventRoutes } from '../salon-events/salon-events.routes.ts';
import { publicSalonRoutes } from '../salons/public-salons.routes.ts';
import { secondFactorRoutes } from '../second-factor/second-factor.routes.ts';
import { serviceCatalogueRoutes } from '../service-catalogue/service-catalogue.routes.ts';
import { signInLinkRoutes } from '../sign-in-links/sign-in-link.routes.ts';
import { sitemapRoutes } from '../sitemap/sitemap.routes.ts';
import { statementRoutes } from '../statement/statement.routes.ts';
import { subscriptionRoutes } from '../subscriptions/subscription.routes.ts';
import { teamRoutes } from '../team/team.routes.ts';
import { timeOffRoutes } from '../time-off/time-off.routes.ts';
import { uploadRoutes } from '../uploads/upload.routes.ts';
import { walkInRoutes } from '../walk-ins/walk-in.routes.ts';
import type { Dependencies } from './dependencies.ts';
import type { Settings } from './settings.ts';

type Routes = (app: FastifyInstance, dependencies: Dependencies) => void;

/** A salon's page shows what its customers said. */
const salonRoutes: Routes = (app, dependencies) =>
  publicSalonRoutes(app, { ...dependencies, findSaid: findSaidOfSalon });

/** Reviews have pictures too, and hidden ones hide theirs. */
const pictureUploadRoutes: Routes = (app, dependencies) =>
  uploadRoutes(app, dependencies, {
    forms: [reviewPhotoRoutes],
    isWithheld: async ({ db }, { folder, id }) => folder === 'review-photos' && isPhotoHidden(db, id),
  });

const IDENTITY: readonly Routes[] = [
  authRoutes,
  deviceRoutes,
  passwordRoutes,
  signInLinkRoutes,
  confirmationRoutes,
  secondFactorRoutes,
  profileRoutes,
  preferenceRoutes,
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
  documentRoutes,
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
  paymentDeskRoutes,
  messageRoutes,
  adminJobRoutes,
  auditRoutes,
];

/** Everything that the API answers: a noun has one entry here. */
export const registerRoutes = async (app: FastifyInstance, dependencies: Dependencies): Promise<void> => {
  const { settings, store } = dependencies;
  healthRoutes(app, dependencies);
  app.needs.push({
    sentence: 'Uploads cannot be kept: the disk is full or read-only.',
    check: store.ready,
  });
  for (const area of [IDENTITY, MARKETPLACE, BOOKING, MONEY, SALON_OPERATIONS, BACK_OFFICE])
    for (const register of area) register(app, dependencies);
  await app.register(pictureRoutes, { folder: join(settings.DATA_DIR, 'pictures') });
  if (showsMailbox(settings)) mailboxRoutes(app, dependencies);
};

/** Mails name people and what they bought: where money is real, nobody reads them by accident. */
const showsMailbox = ({ SMTP_URL, MAILBOX, RAZORPAY_KEY_ID }: Settings): boolean =>
  !SMTP_URL && (MAILBOX ?? RAZORPAY_KEY_ID.startsWith('rzp_test_'));
