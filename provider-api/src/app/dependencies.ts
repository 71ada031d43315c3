import { join } from 'node:path';
import { localDateOf } from '@sundara/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { skipDeletedRecipients } from '../areas/identity/account-mail/skip-deleted-recipients.ts';
import { type AuthContext, createAuthContext } from '../areas/identity/sessions/auth-context.ts';
import { auditOwnAccount } from '../areas/marketplace/audit/audit-own-account.ts';
import {
  CHECKPOINTS_FILE,
  type ChainCheckpoints,
  openCheckpoints,
} from '../areas/marketplace/audit/chain/chain-checkpoints.ts';
import {
  catalogueVersion,
  readCatalogueVersion,
} from '../areas/marketplace/catalogue-version/catalogue-version.ts';
import type { Geocoder } from '../areas/marketplace/places/geocoder.ts';
import { geocoderOf } from '../areas/marketplace/places/geocoder-choice.ts';
import { gatewayBreaker } from '../areas/money/gateway/gateway-breaker.ts';
import type { PaymentDependencies } from '../areas/money/gateway/payment-dependencies.ts';
import { createRazorpayGateway } from '../areas/money/gateway/razorpay-gateway.ts';
import type { Company } from '../areas/money/receipts/company.ts';
import type { HubTimes } from '../areas/salon-operations/salon-events/event-hub.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { Need } from '../platform/health/health.routes.ts';
import { createListFiles, type ListFiles } from '../platform/list/list-files.ts';
import { createFolderMailer } from '../platform/mail/folder-mailer.ts';
import { measuredMailer } from '../platform/mail/measured-mailer.ts';
import type { Mailer } from '../platform/mail/message.ts';
import { createSmtpMailer } from '../platform/mail/smtp-mailer.ts';
import { createPushSender, type PushSender } from '../platform/push/push-sender.ts';
import { createReadCache, type ReadCache } from '../platform/read-cache/read-cache.ts';
import { createReaders } from '../platform/read-cache/readers.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { openStore } from '../platform/storage/open-store.ts';
import type { Settings } from './settings.ts';

/** The options of the API; all except settings and database are for tests. */
export interface DependencyOptions {
  readonly settings: Settings;
  readonly database: Database;
  /** The server's clock. */
  readonly now?: () => Date;
  /** Wrong passwords per minute in a known browser, per 15 in all others; wider limits scale with it; default ten. */
  readonly signInTries?: number;
  /** Finds the address of a point; chosen by the settings by default. */
  readonly geocoder?: Geocoder;
  /** How often booking events are polled, and how long an event stream lives. */
  readonly eventTimes?: Partial<HubTimes>;
  /** How long one call to the gateway may take; 5 s by default. */
  readonly gatewayTimeoutMs?: number;
  /** How long a gateway that fails is left alone; 10 s by default. */
  readonly gatewayPauseMs?: number;
  /** What the process needs to be ready, besides what every one does. */
  readonly needs?: readonly Need[];
}

/** The services of routes and jobs, created once; each takes those that it names. */
export interface Dependencies extends PaymentDependencies {
  readonly settings: Settings;
  readonly needs?: readonly Need[];
  readonly auth: AuthContext;
  /** Signs what is sent out and comes back: links, streams, tickets. */
  readonly tokenSecret: string;
  /** Public answers, cached while the catalogue does not change. */
  readonly reads: ReadCache;
  readonly geocoder: Geocoder;
  readonly push: PushSender;
  /** What admins export; each list adds its own. */
  readonly listFiles: ListFiles;
  /** Ends of the audit's chain that were noted outside the database. */
  readonly auditCheckpoints: ChainCheckpoints;
  readonly eventTimes?: Partial<HubTimes>;
  readonly mailer: Mailer;
  /** The sender of mails: 'Sundara <hello@sundara.example>'. */
  readonly mailFrom: string;
  /** The folder for mails that are not sent. */
  readonly mailFolder: string;
  /** The address for messages from the contact page. */
  readonly inbox: string;
  /** The site's address, for links: 'http://localhost:3000'. */
  readonly siteUrl: string;
  /** The issuer of receipts. */
  readonly company: Company;
  /** The storage of uploaded pictures. */
  readonly store: FileStore;
  /** Unpaid holds that one network may have at a time; 0 means no limit. */
  readonly holdsPerNetwork: number;
  /** The most that one admin may refund of a booking by hand in 24 hours, in paise. */
  readonly refundLimitPaise: number;
}

const GATEWAY_TIMEOUT_MS = 5_000;

/**
 * @param log for events outside a request
 * @param outbox woken after each commit that wrote a job
 */
export const createDependencies = (
  { settings, database, eventTimes, needs = [], ...options }: DependencyOptions,
  log: FastifyBaseLogger,
  outbox: Dependencies['outbox'],
): Dependencies => {
  const { TOKEN_SECRET: tokenSecret, DATA_DIR, RAZORPAY_WEBHOOK_SECRET_PREVIOUS: previous } = settings;
  const { now = () => new Date(), signInTries = 10, gatewayTimeoutMs = GATEWAY_TIMEOUT_MS } = options;
  const mailFolder = join(DATA_DIR, 'mail');
  return {
    ...{ settings, needs, database, now, log, outbox, tokenSecret, mailFolder },
    ...(eventTimes && { eventTimes }),
    auth: createAuthContext(tokenSecret, { database, signInTries, onAccountChanged: auditOwnAccount }),
    reads: createReadCache({
      version: catalogueVersion(database, () => readCatalogueVersion(database)),
      readers: createReaders({ database, readVersion: readCatalogueVersion }),
      maxBytes: settings.READ_CACHE_MB * 2 ** 20,
      epoch: () => localDateOf(new Date()),
    }),
    listFiles: createListFiles(),
    geocoder: options.geocoder ?? geocoderOf(database, settings),
    auditCheckpoints: openCheckpoints(join(DATA_DIR, CHECKPOINTS_FILE)),
    mailer: skipDeletedRecipients(measuredMailer(createMailer(settings, database, mailFolder))),
    push: createPushSender({
      secret: tokenSecret,
      contact: `mailto:${settings.CONTACT_EMAIL}`,
      services: settings.PUSH_SERVICES,
    }),
    mailFrom: settings.MAIL_FROM,
    inbox: settings.CONTACT_INBOX ?? settings.CONTACT_EMAIL,
    siteUrl: settings.SITE_URL,
    company: {
      name: settings.COMPANY_NAME,
      address: settings.COMPANY_ADDRESS,
      gstin: settings.COMPANY_GSTIN,
    },
    store: openStore(settings, (sentence) => log.warn(sentence)),
    gateway: createRazorpayGateway({
      url: settings.RAZORPAY_URL,
      keyId: settings.RAZORPAY_KEY_ID,
      keySecret: settings.RAZORPAY_KEY_SECRET,
      timeoutMs: gatewayTimeoutMs,
      breaker: gatewayBreaker({ pauseMs: options.gatewayPauseMs, log }),
    }),
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    webhookSecrets: [settings.RAZORPAY_WEBHOOK_SECRET, ...(previous === undefined ? [] : [previous])],
    holdsPerNetwork: settings.UNPAID_HOLDS_PER_NETWORK,
    refundLimitPaise: settings.REFUND_ALONE_LIMIT,
  };
};

const createMailer = ({ SMTP_URL, MAIL_FROM: from }: Settings, database: Database, folder: string): Mailer =>
  SMTP_URL ? createSmtpMailer(SMTP_URL, { from }) : createFolderMailer(database, folder, { from });
