import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';
import { refuseDemoAccounts, requireRealServices } from './real-services.ts';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional();

const settingsSchema = z.object({
  DATA_DIR: z.string().default('.data'),
  ENVIRONMENT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, "must be a name in lower case, for instance 'staging'")
    .default('local'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://user:password@host:5432/name',
    })
    .optional(),
  RAZORPAY_URL: webAddress,
  RAZORPAY_KEY_ID: z.string().optional(),
  RAZORPAY_KEY_SECRET: z.string().optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().optional(),
  CHECKOUT_SCRIPT_URL: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  /** Other host names of the site, and where it listens; both are read by the site server. */
  SITE_HOSTS: z.string().optional(),
  HOST: z.string().optional(),
  /** Read by the API. */
  DEMO_DATA: z.string().optional(),
  ALLOW_DEMO: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, silent',
    })
    .optional(),
});

export interface Settings extends Omit<z.output<typeof settingsSchema>, 'DATA_DIR' | 'ENVIRONMENT'> {
  /** An absolute path. */
  readonly dataDir: string;
  /** The environment that plain localhost shows. */
  readonly environment: string;
}

/** What a real gateway needs; the sandbox's are generated. */
const GATEWAY_KEYS = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * Reads the settings of `npm start` except the ports, which are read before. An empty one counts as not set.
 *
 * @param root folder that a relative DATA_DIR is resolved from
 * @throws Refusal naming the first wrong one; it doesn't repeat the value, which may hold a password
 */
export const readSettings = (root: string, environment: NodeJS.ProcessEnv): Settings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settingsSchema.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new Refusal(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { DATA_DIR, ENVIRONMENT, ...others } = read.data;
  const missing = others.RAZORPAY_URL ? GATEWAY_KEYS.filter((name) => !others[name]) : [];
  if (missing.length > 0) {
    throw new Refusal(`RAZORPAY_URL names a gateway of your own, so ${missing.join(', ')} must be set too.`);
  }
  requireRealServices(others);
  refuseDemoAccounts(others);
  return { ...others, dataDir: path.resolve(root, DATA_DIR), environment: ENVIRONMENT };
};
