import { userInfo } from 'node:os';
import { createOverrideLink, errorReplySchema } from '@sundara/contracts/api';
import { Refusal } from '../../setup/refusal.mjs';
import type { DevServer } from './dev-servers.ts';

const LIMIT_MS = 10_000;
/** A working day; the next `npm run dev` gives a new one. */
const MINUTES = 720;

/**
 * Makes the site create a link that lets one browser run the development servers instead of what was promoted.
 *
 * @param site 'http://localhost:3000'
 * @throws Refusal with the site's own sentence
 */
export const overrideLink = async (site: string, servers: readonly DevServer[]): Promise<string> => {
  const body = {
    by: userInfo().username,
    why: 'npm run dev',
    versions: Object.fromEntries(servers.map(({ id, origin }) => [id, origin])),
    faults: {},
    minutes: MINUTES,
    path: '/',
  };
  const answer = await fetch(`${site}${createOverrideLink.path}`, {
    method: createOverrideLink.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
    .then((reply): Promise<unknown> => reply.json())
    .catch((error: unknown) => {
      throw new Refusal(`${site} gave no link for the development servers (${String(error)}).`);
    });
  const made = createOverrideLink.reply.safeParse(answer);
  if (made.success) return made.data.url;
  const refused = errorReplySchema.safeParse(answer);
  throw new Refusal(
    `${site} gave no link for the development servers: ${refused.data?.message ?? 'it answers in another way than this version knows'}`,
  );
};
