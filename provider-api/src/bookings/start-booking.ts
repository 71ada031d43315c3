import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { availabilityRoutes } from '../availability/availability.routes.ts';
import type { Database } from '../database/open-database.ts';
import { bookingMailJobs } from '../mail/booking-mail.jobs.ts';
import { createFolderMailer } from '../mail/folder-mailer.ts';
import { mailboxRoutes } from '../mail/mailbox.routes.ts';
import type { Mailer } from '../mail/message.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import { type OutboxOptions, startOutbox } from '../outbox/start-outbox.ts';
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
  /** Whether the mails in the folder may be looked at under /api/mailbox. */
  readonly MAILBOX: boolean;
}

export interface BookingOptions extends Pick<OutboxOptions, 'report' | 'pollMs' | 'retryGapsSeconds'> {
  readonly database: Database;
  /** How long one call to the gateway may take; 5 s. */
  readonly gatewayTimeoutMs?: number;
  /** The server's clock; another one in tests. */
  readonly now?: () => Date;
}

export interface Booking {
  /** Registers availability, payments, the gateway's webhook and, where mails are written, the mailbox. */
  readonly routes: (app: FastifyInstance) => void;
  /** Lets jobs under way end. Call it after the app is closed and before the database is. */
  readonly close: () => Promise<void>;
}

const DEFAULT_FROM = 'Sundara <hello@sundara.example>';

/** Everything between a free slot and the mail that confirms it: starts its jobs at once. */
export const startBooking = (settings: BookingSettings, options: BookingOptions): Booking => {
  const { database, gatewayTimeoutMs = 5_000, now } = options;
  const folder = join(settings.DATA_DIR, 'mail');
  const mailer = createMailer(settings, database, folder);
  const gateway = createRazorpayGateway({
    url: settings.RAZORPAY_URL,
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    timeoutMs: gatewayTimeoutMs,
  });
  const jobs = [
    ...bookingMailJobs({ database, mailer, siteUrl: settings.SITE_URL }),
    refundJob({ database, gateway }),
  ];
  const outbox = startOutbox({ ...options, jobs });
  const payments = {
    database,
    gateway,
    outbox,
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    ...(now && { now }),
  };
  return {
    routes: (app) => {
      availabilityRoutes(app, { database, ...(now && { now }) });
      paymentRoutes(app, payments);
      webhookRoutes(app, payments);
      if (settings.MAILBOX && !settings.SMTP_URL) mailboxRoutes(app, { database, folder });
    },
    close: async () => {
      await outbox.close();
      mailer.close();
    },
  };
};

const createMailer = (settings: BookingSettings, database: Database, folder: string): Mailer => {
  const identity = { from: settings.MAIL_FROM ?? DEFAULT_FROM };
  return settings.SMTP_URL
    ? createSmtpMailer(settings.SMTP_URL, identity)
    : createFolderMailer(database, folder, identity);
};
