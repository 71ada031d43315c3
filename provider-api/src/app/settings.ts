import { isIP } from 'node:net';
import { paiseOf } from '@sundara/contracts';
import * as z from 'zod';
import { DEFAULT_ALONE_LIMIT_PAISE } from '../areas/back-office/approvals/refund-limit.ts';
import { HOLDS_PER_NETWORK } from '../areas/money/checkout/hold-limits.ts';
import { DEFAULT_COMPANY } from '../areas/money/receipts/company.ts';
import type { DatabaseSettings } from '../platform/database/open-database.ts';
import { PUSH_SERVICES } from '../platform/push/push-services.ts';
import { signsOfOperation } from './signs-of-operation.ts';

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'needs a port number, 0 to 65535')
  .transform(Number);
const tokenSecret = z.string('needs at least 32 characters').min(32, 'needs at least 32 characters');
const gatewaySecret = z.string('needs at least 8 characters').min(8, 'needs at least 8 characters');
const flag = z.enum(['on', 'off'], 'needs to be on or off').transform((value) => value === 'on');
const megabytes = z
  .string()
  .refine((text) => /^\d{1,4}$/.test(text), 'needs a whole number of megabytes, 0 to 9999')
  .transform(Number);
const seconds = z
  .string()
  .refine(
    (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 600,
    'needs a whole number of seconds, 1 to 600',
  )
  .transform(Number);
const rupees = z
  .string()
  .refine((text) => /^\d{1,6}$/.test(text), 'needs a whole number of rupees, 0 to 999999')
  .transform((text) => paiseOf(Number(text)));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'needs a postgres:// address' });
const webUrl = z.url({ protocol: /^https?$/, error: 'needs an http or https address' });
const address = z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'needs an e-mail address');
const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return Number(bits) <= ({ 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1);
};
const parts = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const networks = parts.refine(
  (all) => all.every(isNetwork),
  'needs addresses or networks with commas between',
);
const origins = parts.refine(
  (all) => all.every((one) => /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/.test(one)),
  'needs origins as https://push.example with commas between',
);
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Set all or none: an incomplete bucket is a mistake that nobody would notice before the first upload. */
const BUCKET = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const settingsSchema = z.object({
  /** 0 takes a free port. */
  API_PORT: port.default(3001),
  /** Where a worker answers /healthz and /readyz; 0 takes a free port. */
  WORKER_PORT: port.default(3005),
  /** On loopback, only the site server reaches the API; another address is for containers. */
  HOST: z.string().default('127.0.0.1'),
  /** Site servers that are not on loopback: their x-forwarded-* is trusted, and so decides whom limits count. */
  TRUSTED_PROXIES: networks.default([]),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  /** How a pooler at DATABASE_URL shares the server's sessions, in PgBouncer's words. */
  DATABASE_POOL_MODE: z
    .enum(['session', 'transaction'], 'needs to be session or transaction')
    .default('session'),
  /** The server behind a pooler in transaction mode: migrations need a session of their own. */
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  /** A streaming replica for public reads; they are never older than the database's own. */
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  /** How long a request waits for its turn, and for a connection to the database; by default 5 s, embedded 10 s. */
  DATABASE_WAIT_SECONDS: seconds.optional(),
  TOKEN_SECRET: tokenSecret,
  RAZORPAY_URL: webUrl.default('http://127.0.0.1:3002'),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_sundara'),
  RAZORPAY_KEY_SECRET: gatewaySecret,
  RAZORPAY_WEBHOOK_SECRET: gatewaySecret,
  /** The previous secret, while the gateway still signs with it. */
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: gatewaySecret.optional(),
  /** The site reads it; here it tells that this is no demonstration. */
  SITE_HOSTS: z.string().optional(),
  /** Address of the site, for links in mails. */
  SITE_URL: webUrl.default('http://localhost:3000'),
  /** Without it, mails are written to DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'needs an smtp:// address' }).optional(),
  /** Origins of push services that browsers may name; `*.` stands for all hosts below. */
  PUSH_SERVICES: origins.default([...PUSH_SERVICES]),
  /** The sender of mails, as 'Name <address>'. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'needs an e-mail address')
    .default('Sundara <hello@sundara.example>'),
  /** The address for messages from the contact page; by default the site's own CONTACT_EMAIL. */
  CONTACT_INBOX: address.optional(),
  /** The address that the site shows. */
  CONTACT_EMAIL: address.default('hello@sundara.example'),
  /** The issuer of receipts. */
  COMPANY_NAME: z.string().default(DEFAULT_COMPANY.name),
  COMPANY_ADDRESS: z.string().default(DEFAULT_COMPANY.address),
  /** If set, receipts are tax invoices. */
  COMPANY_GSTIN: z
    .string()
    .regex(/^36[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'needs a GSTIN of Telangana: 15 characters from 36 on')
    .optional(),
  /** A service with Nominatim's API that finds the address of a point; by default the bundled wards are used. */
  GEOCODER_URL: webUrl.optional(),
  /** Whether a page shows mails written to the folder; by default while payments are in test mode. */
  MAILBOX: flag.optional(),
  /** Adds demo salons and accounts, only to an empty database; by default where nothing tells that others use it. */
  DEMO_DATA: flag.optional(),
  /** The memory for cached public answers; 0 caches none. */
  READ_CACHE_MB: megabytes.default(64),
  /** An S3-compatible bucket for uploaded pictures; without it they are stored in DATA_DIR/uploads. */
  S3_ENDPOINT: webUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "needs a bucket's name")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{2,32}$/, 'needs a region, as ap-south-1')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** What one admin may refund of a booking by hand in 24 hours, in rupees; read as paise. Above it, two decide. */
  REFUND_ALONE_LIMIT: rupees.default(DEFAULT_ALONE_LIMIT_PAISE),
  /** Unpaid holds that one network may have at a time, at most a third of a salon's day; 0 limits no network. */
  UNPAID_HOLDS_PER_NETWORK: z
    .string()
    .refine((text) => /^\d{1,4}$/.test(text), 'needs a whole number, 0 to 9999')
    .transform(Number)
    .default(HOLDS_PER_NETWORK),
  /** Where metrics can be read, `/metrics`; 0 is nowhere. */
  METRICS_PORT: port.default(0),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(LEVELS, `needs to be one of ${LEVELS.join(', ')}`).default('warn'),
});
type Given = z.output<typeof settingsSchema>;
export interface Settings extends Omit<Given, 'DEMO_DATA'> {
  readonly DEMO_DATA: boolean;
}

/** What of it opens the database. */
export const databaseSettingsOf = ({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_POOL_MODE: poolMode,
  DATABASE_REPLICA_URL: replicaUrl,
  DATABASE_WAIT_SECONDS: waitSeconds,
  DATA_DIR: dataDir,
}: Settings): DatabaseSettings => ({
  ...{ databaseUrl, directUrl, poolMode, replicaUrl, dataDir },
  connectLimitMs: waitSeconds && waitSeconds * 1_000,
});

/** The server can't start; the message is one sentence for the person who started it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws StartRefused about the first wrong setting; never repeats a value, which may be a secret
 */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) {
    requireWholeBucket(given);
    return { ...parsed.data, DEMO_DATA: addsDemoData(parsed.data) };
  }
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const found = given[name] === undefined ? 'is not set' : 'is not valid';
  throw new StartRefused(`The setting ${name} ${found}: it ${issue?.message}.`);
};

/** Everybody knows the passwords of demo accounts, one of them an admin's. */
const addsDemoData = ({ DEMO_DATA: wanted, ...given }: Given): boolean => {
  const [sign] = signsOfOperation(given);
  if (wanted && sign)
    throw new StartRefused(
      `The setting DEMO_DATA is not valid: with ${sign} this is a site that others use, and it needs to be off, as everybody knows the passwords of demo accounts.`,
    );
  return wanted ?? !sign;
};

const requireWholeBucket = (given: Readonly<Record<string, unknown>>): void => {
  const missing = BUCKET.find((name) => given[name] === undefined);
  if (missing && BUCKET.some((name) => given[name] !== undefined))
    throw new StartRefused(
      `The setting ${missing} is not set: it needs to be where others of the uploads' bucket are.`,
    );
};
