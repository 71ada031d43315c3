import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { useOf } from '../../measured-process.ts';

/** So many that the engine has compiled what a page runs: with 200 a first page cost up to four times the later ones. */
const WARM_UP = 3_000;
const REQUESTS = 2_000;
const AT_ONCE = 8;

/** Processor time of one page, in milliseconds. */
export interface PageCpu {
  readonly site: number;
  /** Of a server that sends the same bytes from memory. */
  readonly still: number;
}

interface Asked {
  readonly port: number;
  readonly path: string;
  readonly agent: Agent;
}

const fetchPage = ({ port, path, agent }: Asked): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...{ host: `production.localhost:${port}`, accept: 'text/html', 'accept-encoding': 'br' },
    };
    const sent = get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      const { statusCode } = answer;
      if (statusCode === 200) buffer(answer).then(resolve, reject);
      else reject(new Error(`${path} was answered ${statusCode}.`));
    });
    sent.once('error', reject);
  });

const fetchMany = async (asked: Asked, count: number): Promise<void> => {
  let left = count;
  const fetchOn = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await fetchPage(asked);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
};

const cpuOf = async (pid: number, asked: Asked): Promise<number> => {
  await fetchMany(asked, WARM_UP);
  const before = await useOf(pid);
  await fetchMany(asked, REQUESTS);
  const after = await useOf(pid);
  return (after.cpuMs - before.cpuMs) / REQUESTS;
};

/**
 * What a page costs that the site's process has served before: the process time of 2,000 answers, and the same of the
 * same bytes sent by a server that does nothing else.
 */
export const measurePageCpu = async (pid: number, port: number, path: string): Promise<PageCpu> => {
  const agent = new Agent({ keepAlive: true });
  const program = fork(fileURLToPath(new URL('./static-page.ts', import.meta.url)));
  try {
    const body = await fetchPage({ port, path, agent });
    program.send(body.toString('base64'));
    const [stillPort] = await once(program, 'message');
    const site = await cpuOf(pid, { port, path, agent });
    const still = await cpuOf(program.pid ?? 0, { port: Number(stillPort), path, agent });
    return { site, still };
  } finally {
    agent.destroy();
    program.kill();
  }
};
