import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { availabilityRoutes } from '../availability/availability.routes.ts';
import { contactMailJobs } from '../contact/contact-mail.jobs.ts';
import type { Database } from '../database/open-database.ts';
import { bookingMailJobs } from '../mail/booking-mail.jobs.ts';
import { createFolderMailer } from '../mail/folder-mailer.ts';
import { mailboxRoutes } from '../mail/mailbox.routes.ts';
import type { Mailer } from '../mail/message.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { nextSlotRoutes } from '../next-slots/next-slots.routes.ts';
import { createOutbox, type OutboxOptions } from '../outbox/outbox.ts';
import { paymentRoutes } from '../payments/payment.routes.ts';
import { createRazorpayGateway } from '../payments/razorpay-gateway.ts';
import { refundJob } from '../payments/refund.job.ts';
import { webhookRoutes } from '../payments/webhook.routes.ts';

/** The settings of booking, by the names of their environment variables. */
export interface BookingSettings {
  readonly DATA_DIR: string;
  readonly SITE_URL: string;
  readonly RAZORPAY_URL: string;
  readonly RAZORPAY_KEY_ID: string;
  readonly RAZORPAY_KEY_SECRET: string;
  readonly RAZORPAY_WEBHOOK_SECRET: string;
  /** Without it mails are written to DATA_DIR/mail. */
  readonly SMTP_URL?: string | undefined;
  /** Who mails come from. */
  readonly MAIL_FROM?: string | undefined;
  /** Where messages from the contact page go: the first, or else the address that the site shows. */
  readonly CONTACT_INBOX?: string | undefined;
  readonly CONTACT_EMAIL?: string | undefined;
  /** Whether the mails in the folder may be looked at; unless set, while payments are tests. */
  readonly MAILBOX?: boolean | undefined;
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
    const mailer = createMailer(settings, database, folder);
    const gateway = createRazorpayGateway({
      url: settings.RAZORPAY_URL,
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      timeoutMs: gatewayTimeoutMs,
    });
    const outbox = createOutbox({
      ...options,
      jobs: [
        ...bookingMailJobs({ database, mailer, siteUrl: settings.SITE_URL }),
        ...contactMailJobs({ database, mailer, inbox: inboxOf(settings), siteUrl: settings.SITE_URL }),
        refundJob({ database, gateway }),
      ],
      report: (sentence, error) => app.log.error({ err: error }, sentence),
    });
    app.addHook('onReady', async () => outbox.start());
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
      webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
      now,
    };
    availabilityRoutes(app, { database, now });
    nextSlotRoutes(app, { database, now });
    paymentRoutes(app, payments);
    webhookRoutes(app, payments);
    if (showsMailbox(settings)) mailboxRoutes(app, { database, folder });
  };

/** Mails name people and what they bought: where money is real, nobody reads them by accident. */
const showsMailbox = ({ SMTP_URL, MAILBOX, RAZORPAY_KEY_ID }: BookingSettings): boolean =>
  !SMTP_URL && (MAILBOX ?? RAZORPAY_KEY_ID.startsWith('rzp_test_'));

const inboxOf = ({ CONTACT_INBOX, CONTACT_EMAIL }: BookingSettings): string =>
  CONTACT_INBOX ?? CONTACT_EMAIL ?? DEFAULT_ADDRESS;

const createMailer = (settings: BookingSettings, database: Database, folder: string): Mailer => {
  const identity = { from: settings.MAIL_FROM ?? DEFAULT_FROM };
  return settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, identity)
    : createFolderMailer(database, folder, identity);
};
