import * as z from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const secret = z.string().min(32, 'needs at least 32 characters');
const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const url = z.url({ protocol: /^https?$/, error: 'needs an http or https address' });

const settingsSchema = z.object({
  /** Port on 127.0.0.1; 0 takes a free one. */
  API_PORT: port.default(3001),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'needs a postgres:// address' }).optional(),
  TOKEN_SECRET: secret,
  RAZORPAY_URL: url.default('http://127.0.0.1:3002'),
  RAZORPAY_KEY_ID: z.string().min(1).default('rzp_test_sundara'),
  RAZORPAY_KEY_SECRET: z.string().min(8, 'needs at least 8 characters'),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8, 'needs at least 8 characters'),
  /** Address of the site, for links in mails. */
  SITE_URL: url.default('http://localhost:3000'),
  /** Without it, mails are written to DATA_DIR/mail. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'needs an smtp:// address' }).optional(),
  /** The page that shows mails written to the folder. */
  MAILBOX: flag.default(true),
  /** Demo salons and accounts, only into an empty database. */
  DEMO_DATA: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
});
export type Settings = z.output<typeof settingsSchema>;

/** A start that can't go on; its message is one sentence for the person who started it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/** Reads the settings from environment variables; an empty one counts as not set. Throws StartRefused. */
export const readSettings = (env: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  const found = given[name] === undefined ? 'is not set' : 'is not valid';
  throw new StartRefused(`The setting ${name} ${found}: ${issue?.message}.`);
};
