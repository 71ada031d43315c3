import { parseArgs } from 'node:util';
import { Refusal } from '../../setup/refusal.mjs';
import { APP_FOLDERS } from '../workspace/app-folders.ts';

export interface DevRequest {
  /** Folders that run from their sources; the shell always does, since it contains the React that can refresh. */
  readonly folders: readonly string[];
  /** Origin of the site that serves everything else; undefined: the one of this machine. */
  readonly site: URL | undefined;
  /** The value of PORT; undefined: as in the environment. */
  readonly port: string | undefined;
}

const USAGE = 'npm run dev -- mfe-booking [mfe-discovery …] [--site https://qa.example] [--port 3000]';

/**
 * Reads the words after `npm run dev --`.
 *
 * @throws Refusal that says which word is wrong and what is accepted
 */
export const readRequest = (words: readonly string[]): DevRequest => {
  const { positionals, values } = parse(words);
  const unknown = positionals.find((word) => !APP_FOLDERS.includes(word));
  if (unknown !== undefined || positionals.length === 0) {
    const what = unknown === undefined ? 'name what you work on' : `there is no app '${unknown}'`;
    throw new Refusal(`${what}: give some of ${APP_FOLDERS.join(', ')}, as in ${USAGE}.`);
  }
  const folders = ['shell', ...positionals.filter((folder) => folder !== 'shell')];
  return { folders: [...new Set(folders)], site: readSite(values.site), port: values.port };
};

const parse = (words: readonly string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options: { site: text, port: text } });
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Refusal(`${sentence.replace(/\.$/, '')}: it is used as in ${USAGE}.`);
  }
};

const readSite = (value: string | undefined): URL | undefined => {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url;
  throw new Refusal(`--site is '${value}', and must be the address of a site, as 'https://qa.example'.`);
};
