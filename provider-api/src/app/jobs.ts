import type { FastifyInstance } from 'fastify';
import { deletionJobs } from '../areas/back-office/account-deletion/deletion.jobs.ts';
import { salonAssignedJob } from '../areas/back-office/admin-salons/salon-assigned.job.ts';
import { salonCloseJob } from '../areas/back-office/admin-salons/salon-close.job.ts';
import { salonDeletedJob } from '../areas/back-office/admin-salons/salon-deleted.job.ts';
import { eraseApplicationJob } from '../areas/back-office/applications/application-erasure.ts';
import { applicationMailJobs } from '../areas/back-office/applications/mails/application-mail.jobs.ts';
import { contactMailJobs } from '../areas/back-office/contact/mails/contact-mail.jobs.ts';
import { eraseMessageJob } from '../areas/back-office/contact/message-erasure.ts';
import { holdEndJob } from '../areas/booking/bookings/hold-end.job.ts';
import { freeRunsJob, scheduleFreeRuns } from '../areas/booking/free-runs/free-runs.job.ts';
import { bookingMailJobs } from '../areas/customer/booking-mail/booking-mail.jobs.ts';
import { bookingPushJob } from '../areas/customer/booking-push/booking-push.job.ts';
import { disputeMailJobs } from '../areas/customer/disputes/dispute-mail.jobs.ts';
import { moderationMailJobs } from '../areas/customer/review-moderation/moderation-mail.jobs.ts';
import { unusedPhotoJob } from '../areas/customer/reviews/photos/unused-photo.job.ts';
import { reviewInvitationJob } from '../areas/customer/reviews/review-invitation.ts';
import { signInCodeMailJob } from '../areas/identity/codes/sign-in-code-mail.job.ts';
import { confirmationMailJob } from '../areas/identity/email-confirmation/confirmation-mail.job.ts';
import { invitationMailJob } from '../areas/identity/invitations/invitation-mail.job.ts';
import { passwordMailJobs } from '../areas/identity/passwords/password-mail.jobs.ts';
import { secondFactorMailJob } from '../areas/identity/second-factor/second-factor-mail.job.ts';
import { signInLinkMailJob } from '../areas/identity/sign-in-links/sign-in-link-mail.job.ts';
import { unusedUploadJob } from '../areas/marketplace/uploads/unused-upload.job.ts';
import { reconcileOpenOrders } from '../areas/money/settlement/open-orders.repository.ts';
import { isPaymentUnderWay } from '../areas/money/settlement/payment-under-way.ts';
import { reconcileJob } from '../areas/money/settlement/reconcile.job.ts';
import { refundJobs } from '../areas/money/settlement/refund.jobs.ts';
import { scheduleOpenSubscriptions, subscriptionSyncJob } from '../areas/money/subscriptions/sync.job.ts';
import { oddChargeJob } from '../areas/money/subscriptions/unexpected-charge.job.ts';
import { fillClientsJob } from '../areas/salon-operations/clients/fill-clients.job.ts';
import { salonLiveJob } from '../areas/salon-operations/going-live/salon-live.job.ts';
import { reviewReplyJob } from '../areas/salon-operations/reviews/review-reply.ts';
import { runningLateJob } from '../areas/salon-operations/running-late/running-late.job.ts';
import { scheduleYears, yearsJob } from '../platform/financial-years/years.job.ts';
import type { Job } from '../platform/outbox/job-kind.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../platform/outbox/outbox.ts';
import type { Dependencies } from './dependencies.ts';
import { YEARLY_TABLES } from './yearly-tables.ts';

const jobsOf = (dependencies: Dependencies): readonly Job[] => {
  const { auth, mailFrom: from } = dependencies;
  return [
    ...passwordMailJobs({ ...dependencies, requests: auth.resetRequests }),
    invitationMailJob({ ...dependencies, requests: auth.invitationRequests }),
    signInLinkMailJob({ ...dependencies, requests: auth.signInLinkRequests }),
    signInCodeMailJob({ ...dependencies, sealer: auth.codeSealer }),
    confirmationMailJob({ ...dependencies, requests: auth.confirmationRequests }),
    secondFactorMailJob(dependencies),
    ...deletionJobs(dependencies),
    ...contactMailJobs(dependencies),
    eraseMessageJob(dependencies),
    ...applicationMailJobs(dependencies),
    eraseApplicationJob(dependencies),
    ...bookingMailJobs({ ...dependencies, from }),
    bookingPushJob(dependencies),
    holdEndJob({ ...dependencies, isPaymentUnderWay: (id) => isPaymentUnderWay(dependencies, id) }),
    freeRunsJob(dependencies),
    fillClientsJob(dependencies),
    yearsJob(dependencies, YEARLY_TABLES),
    ...disputeMailJobs(dependencies),
    reconcileJob(dependencies),
    ...refundJobs(dependencies),
    subscriptionSyncJob(dependencies),
    oddChargeJob(dependencies),
    runningLateJob(dependencies),
    reviewInvitationJob(dependencies),
    reviewReplyJob(dependencies),
    ...moderationMailJobs(dependencies),
    unusedPhotoJob(dependencies),
    unusedUploadJob(dependencies),
    salonCloseJob(dependencies),
    salonAssignedJob(dependencies),
    salonLiveJob(dependencies),
    salonDeletedJob(dependencies),
  ];
};

/**
 * Runs the jobs of the outbox while the app runs: starts when it is ready, with the orders and subscriptions that a
 * crashed process left open; closing the app waits for the jobs under way.
 */
export const runJobs = (
  app: FastifyInstance,
  dependencies: Dependencies,
  options: Pick<OutboxOptions, 'pollMs' | 'retryGapsSeconds'>,
): Outbox => {
  const { database, now, mailer } = dependencies;
  const outbox = createOutbox({
    ...options,
    ...{ database, now, jobs: jobsOf(dependencies) },
    report: (sentence, error) => app.log.error({ err: error }, sentence),
  });
  app.addHook('onReady', async () => {
    await reconcileOpenOrders(database.db, now());
    await scheduleOpenSubscriptions(database, now());
    await scheduleFreeRuns(database);
    await scheduleYears(dependencies, YEARLY_TABLES);
    outbox.start();
  });
  app.addHook('onClose', async () => {
    await outbox.close();
    mailer.close();
  });
  return outbox;
};
