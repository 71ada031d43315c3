import * as z from 'zod';

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
const webUrl = z.url({ protocol: /^https?$/, error: 'needs an http or https address' });
const address = z.string().regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, 'needs an e-mail address');
const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const settingsSchema = z.object({
  /** 0 takes a free one. */
  API_PORT: port.default(3001),
  /** On loopback the site server alone reaches the API; another address is for containers. */
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'needs a postgres:// address' }).optional(),
  TOKEN_SECRET: tokenSecret,
  RAZORPAY_URL: webUrl.default('http://127.0.0.1:3002'),
  RAZORPAY_KEY_ID: z.string().default('rzp_test_sundara'),
  RAZORPAY_KEY_SECRET: gatewaySecret,
  RAZORPAY_WEBHOOK_SECRET: gatewaySecret,
  /** Address of the site, for links in mails. */
  SITE_URL: webUrl.default('http://localhost:3000'),
  /** Without it, mails are written to DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'needs an smtp:// address' }).optional(),
  /** Who mails come from, as 'Name <address>'. */
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'needs an e-mail address')
    .optional(),
  /** Where messages from the contact page go; unless set, to the site's own CONTACT_EMAIL. */
  CONTACT_INBOX: address.optional(),
  /** The address that the site shows. */
  CONTACT_EMAIL: address.default('hello@sundara.example'),
  /** The page that shows mails written to the folder; unless set, there while payments are tests. */
  MAILBOX: flag.optional(),
  /** Demo salons and accounts, only into an empty database. */
  DEMO_DATA: flag.default(true),
  /** How much of the public answers is kept in memory; 0 keeps none. */
  READ_CACHE_MB: megabytes.default(64),
  LOG_LEVEL: z.enum(LEVELS, `needs to be one of ${LEVELS.join(', ')}`).default('warn'),
});
export type Settings = z.output<typeof settingsSchema>;

/** A start that can't go on; its message is one sentence for the person who started it. */
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
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const found = given[name] === undefined ? 'is not set' : 'is not valid';
  throw new StartRefused(`The setting ${name} ${found}: it ${issue?.message}.`);
};
