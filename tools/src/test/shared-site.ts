import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';
import { startNode } from '../processes/node-child.ts';

/** Starts a product, prints the settings by which tests find it, and stops it when asked to end. */
export const SITE_HOLDER = 'e2e/src/hold-site.ts';
const STOP_LIMIT_MS = 60_000;

const settingsSchema = z.record(z.string(), z.string());

/** The program's output, when it ended before the product was ready. */
export class SiteNotReady extends Error {}

/**
 * Runs something on a product of its own, and then stops the product.
 *
 * @param folder of the journeys that use it, below the root
 * @param run gets the environment in which tests find the product
 * @throws SiteNotReady
 */
export const withSharedSite = async <T>(
  root: string,
  environment: NodeJS.ProcessEnv,
  folder: string,
  run: (environment: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> => {
  const child = startNode([path.join(root, SITE_HOLDER), folder], { root, environment });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close');
  const ready = once(child, 'message').then(([settings]) => settingsSchema.parse(settings));
  try {
    const settings = await Promise.race([ready, ended.then(() => undefined)]);
    if (!settings) throw new SiteNotReady(output);
    return await run({ ...environment, ...settings });
  } finally {
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(limit);
  }
};
