import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { EXIT, RoleRefused } from './role.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/** Settings that name a file for themselves, and not for the content of another. */
const NOT_A_SECRET = new Set(['TRUST_FILE']);

/**
 * The settings of a process: the file's, over which environment variables win; then, for each `X_FILE`, the setting `X`
 * is what that file holds, without the end of its last line. That is how containers mount secrets.
 * @param file a file of lines `NAME=value`, as Node's own `--env-file` reads it
 * @throws RoleRefused naming the setting and the file, never a value
 */
export const readEnvironment = (env: Variables, file?: string): Variables => {
  const settings: Record<string, string | undefined> = {
    ...(file === undefined ? {} : parseEnv(textOf(file, 'The settings file'))),
    ...present(env),
  };
  for (const [name, path] of Object.entries(settings)) {
    if (!name.endsWith('_FILE') || NOT_A_SECRET.has(name) || !path) continue;
    const secret = name.slice(0, -'_FILE'.length);
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
