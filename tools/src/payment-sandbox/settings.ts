import { z } from 'zod';

const sharedSecret = z
  .string('must be set, to the same value as for the provider API')
  .min(8, 'must have at least 8 characters');

const settingsSchema = z.object({
  SANDBOX_PORT: z
    .string()
    .default('3002')
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'must be a port number, 0 to 65535')
    .transform(Number),
  RAZORPAY_KEY_ID: z
    .string()
    .regex(/^rzp_test_\w+$/, 'must be a test key, one that begins with rzp_test_')
    .default('rzp_test_sundara'),
  RAZORPAY_KEY_SECRET: sharedSecret,
  RAZORPAY_WEBHOOK_SECRET: sharedSecret,
  SANDBOX_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .default('http://127.0.0.1:3001/api/payment/webhook'),
  SANDBOX_DATA_DIR: z.string().optional(),
});

export interface SandboxSettings {
  port: number;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Undefined: the state is forgotten when the process ends. */
  dataDir: string | undefined;
}

/**
 * Reads the settings from environment variables; an empty one counts as absent.
 *
 * @throws Error whose message is one sentence about the first wrong setting. It never repeats the
 * value, which may be a secret.
 */
export const readSettings = (environment: Record<string, string | undefined>): SandboxSettings => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(present);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`${String(issue?.path[0])} ${issue?.message}.`);
  }
  const settings = result.data;
  return {
    port: settings.SANDBOX_PORT,
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    webhookUrl: settings.SANDBOX_WEBHOOK_URL,
    dataDir: settings.SANDBOX_DATA_DIR,
  };
};
