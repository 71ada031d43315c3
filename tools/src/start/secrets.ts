import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../setup/refusal.mjs';

const secretsSchema = z.object({
  /** Signs sessions. */
  TOKEN_SECRET: z.string().min(32),
  RAZORPAY_KEY_ID: z.string().min(1),
  RAZORPAY_KEY_SECRET: z.string().min(8),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(8),
});
export type Secrets = z.output<typeof secretsSchema>;

const word = () => randomBytes(24).toString('base64url');

/**
 * The secrets of this installation: made once and stored in a file that only its owner can read, so that sessions and
 * the sandbox's payments survive a restart. An environment variable of the same name takes precedence.
 *
 * @throws Refusal when the file is unreadable or its content is invalid
 */
export const installationSecrets = async (
  dataDir: string,
  environment: NodeJS.ProcessEnv,
): Promise<Secrets> => {
  const file = path.join(dataDir, 'secrets.json');
  const made: Secrets = {
    TOKEN_SECRET: word(),
    RAZORPAY_KEY_ID: `rzp_test_${randomBytes(7).toString('hex')}`,
    RAZORPAY_KEY_SECRET: word(),
    RAZORPAY_WEBHOOK_SECRET: word(),
  };
  const kept = (await keepFirst(file, `${JSON.stringify(made, null, 2)}\n`)) ? made : await readSecrets(file);
  const names = Object.keys(secretsSchema.shape);
  const chosen = Object.entries(environment).filter(([name, value]) => names.includes(name) && value);
  return { ...kept, ...Object.fromEntries(chosen) };
};

/** Writes a file atomically unless it exists. @returns whether it did */
const keepFirst = async (file: string, content: string): Promise<boolean> => {
  const draft = `${file}.${process.pid}.${word()}`;
  await writeFile(draft, content, { mode: 0o600 });
  const isFirst = await link(draft, file).then(
    () => true,
    () => false,
  );
  await rm(draft);
  return isFirst;
};

const readSecrets = async (file: string): Promise<Secrets> => {
  try {
    return secretsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Refusal(
      `${file} doesn't hold the secrets any more: restore it, or remove it, which ends every session.`,
    );
  }
};
