import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EXIT, RoleRefused } from './role.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** The settings that are secrets, or addresses with a password. A list, as others' `SSL_CERT_FILE` isn't ours to read. */
const SECRETS = [
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'NOTICE_SECRET',
  'NOTICE_URL',
  'OVERRIDE_SECRET',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'RAZORPAY_WEBHOOK_SECRET_PREVIOUS',
  'REGISTRY_DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'TOKEN_SECRET',
] as const;

/**
 * The settings of a process: the file's, over which environment variables win; then, for each secret `X`, what the file
 * holds that `X_FILE` names, without the end of its last line. That is how containers mount secrets.
 * @param file a file of lines `NAME=value`, as Node's own `--env-file` reads it
 * @throws RoleRefused naming the setting and the file, never a value
 */
export const readEnvironment = (env: Variables, file?: string): Variables => {
  const settings: Record<string, string | undefined> = {
    ...(file === undefined ? {} : parseEnv(textOf(file, 'The settings file'))),
    ...present(env),
  };
  for (const secret of SECRETS) {
    const name = `${secret}_FILE`;
    const path = settings[name];
    if (!path) continue;
    if (settings[secret]) {
      throw new RoleRefused(
        `The settings ${secret} and ${name} are both set: one of them is enough.`,
        EXIT.wrongSetting,
      );
    }
    settings[secret] = textOf(path, `The file that ${name} names`).replace(/\r?\n$/, '');
  }
  return settings;
};

/** An empty variable counts as not set. */
const present = (env: Variables): Variables =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

const textOf = (file: string, what: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new RoleRefused(`${what} can't be read (${code}): ${file}.`, EXIT.wrongSetting, { cause: error });
  }
};
