import assert from 'node:assert/strict';
import { nodeProgram } from '@sundara/contracts/testing';
import { ask } from './ask.ts';
import type { Site } from './site.ts';

/** These end when the site serves the change; a machine that is busy with other tests may take its time. */
const WAITING: ReadonlySet<string | undefined> = new Set(['promote', 'rollback', 'canary']);

/** Runs the release command line on the site's registry; fails with its words when it does. */
export const marketplace = async (site: Site, ...words: readonly string[]): Promise<string> => {
  const patience = WAITING.has(words[0]) && !words.includes('--wait') ? ['--wait', '120'] : [];
  const command = ['node', ...nodeProgram('registry/src/cli.ts'), ...words, ...patience];
  const { code, output } = await site.run(command);
  assert.equal(code, 0, `marketplace ${words.join(' ')}\n${output}`);
  return output;
};

/** Builds an app as it is, under another version. */
export const buildVersion = async (
  site: Site,
  app: string,
  version: string,
  folder: string,
): Promise<void> => {
  const built = await site.run(['node', 'tools/run.mjs', 'build', app], {
    RELEASE_VERSION: version,
    OUTPUT_DIR: folder,
  });
  assert.equal(built.code, 0, built.output);
};

/** The same site, seen as another environment: 'http://qa.localhost:3000'. */
export const siteOf = ({ url }: Site, environment: string): string =>
  url.replace('//localhost', `//${environment}.localhost`);

interface Wish {
  readonly versions?: Readonly<Record<string, string>>;
  readonly composition?: string;
  readonly faults?: Readonly<Record<string, string>>;
  readonly minutes?: number;
  readonly path?: string;
}

/** Asks the site for a link that turns an override on. */
export const overrideLink = async (url: string, wish: Wish): Promise<string> => {
  const answer = await ask(`${url}/api/releases/override-links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ by: 'The drill', versions: {}, faults: {}, minutes: 30, path: '/', ...wish }),
  });
  assert.equal(answer.status, 200, answer.text);
  return JSON.parse(answer.text).url;
};
