import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, until } from '@sundara/contracts/testing';
import { endChild, hasEnded } from '../../end-child.ts';

const SETTINGS = fileURLToPath(new URL('../../../../operations/haproxy/haproxy.cfg', import.meta.url));

/** HAProxy with the product's own settings. */
export interface Balancer {
  /** The address that visitors have. */
  readonly site: string;
  readonly api: string;
  readonly render: string;
  stop(): Promise<void>;
}

const at = (port: number): string => `127.0.0.1:${port}`;

/**
 * Starts HAProxy; what stands behind it may come later.
 * @param port that visitors use
 * @param behind ports by the names of the settings, `SITE_1`
 * @throws Error with what it said when it does not start
 */
export const startBalancer = async (
  port: number,
  behind: Readonly<Record<string, number>>,
): Promise<Balancer> => {
  const [api, render] = [await freePort(), await freePort()];
  const child = spawn(process.env.HAPROXY_PATH ?? '/usr/sbin/haproxy', ['-db', '-f', SETTINGS], {
    env: {
      ...{ SITE_ADDRESS: at(port), API_ADDRESS: at(api), RENDER_ADDRESS: at(render) },
      ...Object.fromEntries(Object.entries(behind).map(([name, place]) => [name, at(place)])),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await until(async () => {
    if (hasEnded(child)) throw new Error(`HAProxy did not start:\n${said}`);
    const answer = await fetch(`http://${at(port)}/`).catch(() => undefined);
    await answer?.body?.cancel();
    return answer !== undefined;
  });
  return {
    site: `http://localhost:${port}`,
    api: `http://${at(api)}`,
    render: `http://${at(render)}`,
    stop: () => endChild(child),
  };
};
