import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { deletionJobs } from '../account/deletion.jobs.ts';
import { deletionRoutes } from '../account/deletion.routes.ts';
import { adminJobRoutes } from '../admin/jobs/jobs.routes.ts';
import { salonDeletionRoutes } from '../admin/salon-deletions/salon-deletion.routes.ts';
import { salonCloseJob } from '../admin/salons/salon-close.job.ts';
import { salonDeletedJob } from '../admin/salons/salon-deleted.job.ts';
import { adminUserRoutes } from '../admin/users/users.routes.ts';
import { availabilityRoutes } from '../availability/availability.routes.ts';
import { calendarRoutes } from '../calendar/calendar.routes.ts';
import { contactMailJobs } from '../contact/contact-mail.jobs.ts';
import { eraseMessageJob } from '../contact/message-erasure.ts';
import { messageRoutes } from '../contact/messages.routes.ts';
import type { Database } from '../database/open-database.ts';
import { adminDisputeRoutes } from '../disputes/admin-dispute.routes.ts';
import { disputeRoutes } from '../disputes/dispute.routes.ts';
import { disputeMailJobs } from '../disputes/dispute-mail.jobs.ts';
import { confirmationMailJob } from '../email-confirmation/confirmation-mail.job.ts';
import { bookingMailJobs } from '../mail/booking-mail.jobs.ts';
import { createFolderMailer } from '../mail/folder-mailer.ts';
import { mailboxRoutes } from '../mail/mailbox.routes.ts';
import type { Mailer } from '../mail/message.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { spareDeleted } from '../mail/spare-deleted.ts';
import { nextSlotRoutes } from '../next-slots/next-slots.routes.ts';
import { createOutbox, type OutboxOptions } from '../outbox/outbox.ts';
import { passwordMailJobs } from '../passwords/password-mail.jobs.ts';
import { paymentDeskRoutes } from '../payments/desk/payment-desk.routes.ts';
import { reconcileOpenOrders } from '../payments/open-orders.repository.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { isPaymentUnderWay } from '../payments/payment-under-way.ts';
import { createRazorpayGateway } from '../payments/razorpay-gateway.ts';
import { reconcileJob } from '../payments/reconcile.job.ts';
import { webhookRoutes } from '../payments/webhook.routes.ts';
import { payoutRoutes } from '../payouts/payout.routes.ts';
import { rebookRoutes } from '../rebook/rebook.routes.ts';
import { type Company, DEFAULT_COMPANY } from '../receipts/company.ts';
import { grantRefundRoutes } from '../refunds/grant-refund.routes.ts';
import { proposalRoutes } from '../refunds/proposal.routes.ts';
import { refundJobs } from '../refunds/refund.jobs.ts';
import { DEFAULT_ALONE_LIMIT_PAISE } from '../refunds/refund-limit.ts';
import { adminReviewRoutes } from '../reviews/admin-review.routes.ts';
import { moderationMailJobs } from '../reviews/moderation-mail.jobs.ts';
import { reviewInvitationJob } from '../reviews/review-invitation.ts';
import { reviewReplyJob } from '../reviews/review-reply.ts';
import { unusedPhotoJob } from '../reviews/unused-photo.job.ts';
import { runningLateJob } from '../running-late/running-late.job.ts';
import { runningLateRoutes } from '../running-late/running-late.routes.ts';
import { secondFactorMailJob } from '../second-factor/second-factor-mail.job.ts';
import { signInLinkMailJob } from '../sign-in-links/sign-in-link-mail.job.ts';
import { statementRoutes } from '../statement/statement.routes.ts';
import { oddChargeJob } from '../subscriptions/odd-charge.job.ts';
import { subscriptionRoutes } from '../subscriptions/subscription.routes.ts';
import { scheduleOpenSubscriptions, subscriptionSyncJob } from '../subscriptions/sync.job.ts';
import { timeOffRoutes } from '../time-off/time-off.routes.ts';
import { openStore, type StoreSettings } from '../uploads/open-store.ts';
import { unusedUploadJob } from '../uploads/unused-upload.job.ts';
import { uploadRoutes } from '../uploads/upload.routes.ts';
import { walkInRoutes } from '../walk-ins/walk-in.routes.ts';
import { cancellationRoutes } from './cancellation.routes.ts';
import { holdEndJob } from './hold-end.job.ts';
import { HOLDS_PER_NETWORK } from './hold-limits.ts';
import { rescheduleRoutes } from './reschedule.routes.ts';
import { salonBookingRoutes } from './salon-booking.routes.ts';

/** The settings of booking, by the names of their environment variables. */
export interface BookingSettings extends StoreSettings {
  readonly SITE_URL: string;
  readonly RAZORPAY_URL: string;
  readonly RAZORPAY_KEY_ID: string;
  readonly RAZORPAY_KEY_SECRET: string;
  readonly RAZORPAY_WEBHOOK_SECRET: string;
  /** The one before: it counts as well while secrets are exchanged. */
  readonly RAZORPAY_WEBHOOK_SECRET_PREVIOUS?: string | undefined;
  /** Without it mails are written to DATA_DIR/mail. */
  readonly SMTP_URL?: string | undefined;
  /** Who mails come from. */
  readonly MAIL_FROM?: string | undefined;
  /** Who issues the receipts that go with mails. */
  readonly COMPANY_NAME?: string | undefined;
  readonly COMPANY_ADDRESS?: string | undefined;
  readonly COMPANY_GSTIN?: string | undefined;
  /** Where messages from the contact page go: the first, or else the address that the site shows. */
  readonly CONTACT_INBOX?: string | undefined;
  readonly CONTACT_EMAIL?: string | undefined;
  /** Whether the mails in the folder may be looked at; unless set, while payments are tests. */
  readonly MAILBOX?: boolean | undefined;
  /** Unpaid holds that one network may have at a time; 24 unless told, 0 limits no network. */
  readonly UNPAID_HOLDS_PER_NETWORK?: number | undefined;
  /** What one admin may give back of a booking by hand in 24 hours, in paise; ₹2,000 unless told. */
  readonly REFUND_ALONE_LIMIT?: number | undefined;
}

export interface BookingOptions extends Pick<OutboxOptions, 'pollMs' | 'retryGapsSeconds'> {
  readonly database: Database;
  /** How long one call to the gateway may take; 5 s. */
  readonly gatewayTimeoutMs?: number;
  /** The server's clock; another one in tests. */
  readonly now?: () => Date;
}

const GATEWAY_TIMEOUT_MS = 5_000;
const DEFAULT_ADDRESS = 'hello@sundara.example';
const DEFAULT_FROM = `Sundara <${DEFAULT_ADDRESS}>`;

/**
 * Everything between a free slot and the mail that confirms it, for `buildApp({ more })`: availability, payments,
 * the gateway's webhook and, where mails are written, the mailbox. Every job runs here, those of other nouns too,
 * while the app does: they begin when it is ready, and closing it waits for those under way.
 */
export const bookingRoutes =
  (settings: BookingSettings, options: BookingOptions) =>
  (app: FastifyInstance): void => {
    const { database, gatewayTimeoutMs = GATEWAY_TIMEOUT_MS, now = () => new Date() } = options;
    const folder = join(settings.DATA_DIR, 'mail');
    const store = openStore(settings, (sentence) => app.log.warn(sentence));
    app.needs.push({
      sentence: 'Uploads cannot be kept: the disk is full or read-only.',
      check: store.ready,
    });
    const mailer = spareDeleted(createMailer(settings, database, folder));
    const gateway = createRazorpayGateway({
      url: settings.RAZORPAY_URL,
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      timeoutMs: gatewayTimeoutMs,
    });
    const outbox = createOutbox({
      ...options,
      jobs: [
        ...bookingMailJobs({
          ...{ database, mailer, now, siteUrl: settings.SITE_URL, from: senderOf(settings) },
          company: companyOf(settings),
        }),
        ...contactMailJobs({ database, mailer, inbox: inboxOf(settings), siteUrl: settings.SITE_URL }),
        eraseMessageJob({ database, now }),
        ...disputeMailJobs({ database, mailer, inbox: inboxOf(settings), siteUrl: settings.SITE_URL }),
        ...passwordMailJobs({
          ...{ database, mailer, now, siteUrl: settings.SITE_URL },
          requests: app.auth.resetRequests,
        }),
        signInLinkMailJob({
          ...{ database, mailer, now, siteUrl: settings.SITE_URL },
          requests: app.auth.signInLinkRequests,
        }),
        confirmationMailJob({
          ...{ database, mailer, now, siteUrl: settings.SITE_URL },
          requests: app.auth.confirmationRequests,
        }),
        secondFactorMailJob({ database, mailer, siteUrl: settings.SITE_URL }),
        ...deletionJobs({ database, mailer, now }),
        ...refundJobs({ database, gateway, now, log: app.log }),
        holdEndJob({
          database,
          now,
          isPaymentUnderWay: (bookingId) => isPaymentUnderWay(payments, bookingId),
        }),
        salonCloseJob({
          ...{ database, gateway, now, log: app.log },
          outbox: { wake: () => outbox.wake() },
        }),
        salonDeletedJob({ database, mailer, siteUrl: settings.SITE_URL }),
        subscriptionSyncJob({ database, gateway, now, log: app.log }),
        oddChargeJob({ database, gateway, now, log: app.log }),
        reconcileJob({ database, gateway, now, log: app.log }),
        unusedPhotoJob({ database, store }),
        unusedUploadJob({ database, store }),
        runningLateJob({ database, mailer, now, siteUrl: settings.SITE_URL }),
        reviewInvitationJob({ database, mailer, siteUrl: settings.SITE_URL }),
        reviewReplyJob({ database, mailer, siteUrl: settings.SITE_URL }),
        ...moderationMailJobs({ database, mailer, siteUrl: settings.SITE_URL }),
      ],
      report: (sentence, error) => app.log.error({ err: error }, sentence),
    });
    app.addHook('onReady', async () => {
      await reconcileOpenOrders(database.db, now());
      await scheduleOpenSubscriptions(database, now());
      outbox.start();
    });
    app.addHook('onClose', async () => {
      await outbox.close();
      mailer.close();
    });

    const payments = {
      database,
      gateway,
      outbox,
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      webhookSecrets: [
        settings.RAZORPAY_WEBHOOK_SECRET,
        settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS ?? '',
      ].filter((secret) => secret !== ''),
      now,
      log: app.log,
    };
    availabilityRoutes(app, { database, now });
    nextSlotRoutes(app, { database, now });
    const holdsPerNetwork = settings.UNPAID_HOLDS_PER_NETWORK ?? HOLDS_PER_NETWORK;
    paymentRoutes(app, { ...payments, holdsPerNetwork });
    webhookRoutes(app, payments);
    subscriptionRoutes(app, payments);
    cancellationRoutes(app, payments);
    rescheduleRoutes(app, payments);
    calendarRoutes(app, payments);
    timeOffRoutes(app, { database, now });
    walkInRoutes(app, { database, now });
    runningLateRoutes(app, payments);
    statementRoutes(app, database);
    payoutRoutes(app, { database, now });
    salonBookingRoutes(app, payments);
    deletionRoutes(app, payments);
    rebookRoutes(app, { database, now });
    disputeRoutes(app, payments);
    grantRefundRoutes(app, payments);
    const refundLimitPaise = settings.REFUND_ALONE_LIMIT ?? DEFAULT_ALONE_LIMIT_PAISE;
    adminDisputeRoutes(app, { ...payments, refundLimitPaise });
    proposalRoutes(app, { ...payments, refundLimitPaise });
    paymentDeskRoutes(app, { database, now, refundLimitPaise });
    messageRoutes(app, { database, outbox, now });
    adminReviewRoutes(app, { database, outbox, now });
    adminUserRoutes(app, { database, outbox, now });
    adminJobRoutes(app, { database, outbox, now });
    salonDeletionRoutes(app, { database, outbox, now, refundLimitPaise });
    uploadRoutes(app, { database, store, outbox, now });
    if (showsMailbox(settings)) mailboxRoutes(app, { database, folder });
  };

/** Mails name people and what they bought: where money is real, nobody reads them by accident. */
const showsMailbox = ({ SMTP_URL, MAILBOX, RAZORPAY_KEY_ID }: BookingSettings): boolean =>
  !SMTP_URL && (MAILBOX ?? RAZORPAY_KEY_ID.startsWith('rzp_test_'));

const inboxOf = ({ CONTACT_INBOX, CONTACT_EMAIL }: BookingSettings): string =>
  CONTACT_INBOX ?? CONTACT_EMAIL ?? DEFAULT_ADDRESS;

const companyOf = ({ COMPANY_NAME, COMPANY_ADDRESS, COMPANY_GSTIN }: BookingSettings): Company => ({
  name: COMPANY_NAME ?? DEFAULT_COMPANY.name,
  address: COMPANY_ADDRESS ?? DEFAULT_COMPANY.address,
  gstin: COMPANY_GSTIN,
});

const senderOf = ({ MAIL_FROM }: BookingSettings): string => MAIL_FROM ?? DEFAULT_FROM;

const createMailer = (settings: BookingSettings, database: Database, folder: string): Mailer => {
  const identity = { from: senderOf(settings) };
  return settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, identity)
    : createFolderMailer(database, folder, identity);
};
