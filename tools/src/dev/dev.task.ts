import { z } from 'zod';
import { claimPorts, claimSitePort, sitePort } from '../../setup/ports.mjs';
import { createProgress } from '../../setup/progress.mjs';
import { start } from '../start/start.ts';
import { type Stage, startServers } from '../start/start-servers.ts';
import type { Task, TaskInput } from '../workspace/task.ts';
import { type DevServer, devServersOf } from './dev-servers.ts';
import { showOtherSite } from './other-site/other-site.ts';
import { overrideLink } from './override-link.ts';
import { readRequest } from './request.ts';

const readySchema = z.object({ status: z.literal('ok') });
const ASK_LIMIT_MS = 2_000;
/** The only environment that accepts code from servers of this machine. */
const OWN = 'local';

/**
 * `npm run dev`: shows the named apps from their sources, inside the shell, with the promoted releases for the rest: of
 * the product of this machine, which is started if it doesn't run, or of another environment's site. The last line is
 * the page's address. It then runs until it is asked to end.
 */
export const devTask: Task = async ({ root, words, environment }) => {
  const { folders, site, port } = readRequest(words);
  const settings = { ...environment, ...(port && { PORT: port }), ENVIRONMENT: OWN };
  const servers = await devServersOf(root, folders, settings);
  const sources: Stage = { title: 'Sources', servers };
  const input = { root, words, environment: settings };
  const address = site ? await besideOther(input, site, sources, servers) : await besideOwn(input, sources);
  const page = site ? address : await overrideLink(address, servers);
  console.log(`A change of ${folders.join(', ')} shows at once, in the browser that opens:\n${page}`);
  return new Promise(() => {});
};

const besideOther = async (
  { root, environment }: TaskInput,
  site: URL,
  sources: Stage,
  servers: readonly DevServer[],
): Promise<string> => {
  const port = await claimSitePort(environment);
  await showOtherSite(site, port, servers);
  await startServers([sources], root, createProgress(1));
  return `http://localhost:${port}`;
};

/** @returns the address of the site, which ran already or runs now */
const besideOwn = async ({ root, environment }: TaskInput, sources: Stage): Promise<string> => {
  const address = `http://localhost:${sitePort(environment)}`;
  if (await isRunning(address)) {
    await startServers([sources], root, createProgress(1));
  } else {
    const ports = await claimPorts(environment);
    await start({ root, ports, progress: createProgress(5), environment, beside: [sources] });
  }
  return address;
};

const isRunning = async (address: string): Promise<boolean> => {
  try {
    const reply = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(ASK_LIMIT_MS) });
    return readySchema.safeParse(await reply.json()).success;
  } catch {
    return false;
  }
};
