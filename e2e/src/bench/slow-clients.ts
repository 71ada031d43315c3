import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSite } from '../site.ts';
import { siteProcess, useOf } from './measured-process.ts';
import type { Crowd, CrowdState } from './slow-crowd.ts';

const SECONDS = 60;
const CROWD = { localAddress: '127.0.0.2', writers: 400, readers: 400 };
const VISITOR = '127.0.0.3';
const PATHS = ['/', '/api/public/salons?limit=8'] as const;
/** The limit for another visitor: the median response time as a multiple of the one without the crowd. */
const MOST_TIMES = 3;
const MOST_MEGABYTES = 50;

const site = await startSite();
const port = Number(new URL(site.url).port);

/** Sends one request on a new connection, as a new visitor does; returns milliseconds. */
const ask = async (path: string): Promise<number> => {
  const began = performance.now();
  const asked = request({
    ...{ host: '127.0.0.1', port, path, localAddress: VISITOR, agent: false },
    headers: { host: 'localhost' },
  }).end();
  const [answer] = await once(asked, 'response');
  for await (const _ of answer);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}.`);
  return performance.now() - began;
};

/** Median response times in milliseconds by path, from requests in turn for this many seconds. */
const visitFor = async (seconds: number): Promise<readonly number[]> => {
  const times = PATHS.map((): number[] => []);
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    for (const [index, path] of PATHS.entries()) times[index]?.push(await ask(path));
    await pause(100);
  }
  return times.map((all) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN);
};

/*
 * How a crowd of slow clients at one address affects a visitor at another, and the site's memory: 400 that write
 * byte by byte and 400 that read nothing, for a minute.
 */
try {
  const pid = await siteProcess(site.pid ?? 0);
  await visitFor(10);
  const [quiet, before] = [await visitFor(15), (await useOf(pid)).megabytes];
  const told: Crowd = { port, ...CROWD };
  const crowd = fork(fileURLToPath(new URL('./slow-crowd.ts', import.meta.url)), [JSON.stringify(told)]);
  let state: CrowdState = { standing: 0, cut: 0 };
  let most = before;
  crowd.on('message', async (now: CrowdState) => {
    state = now;
    most = Math.max(most, (await useOf(pid)).megabytes);
  });
  const besides = await visitFor(SECONDS);
  crowd.kill();
  const times = besides.map((busy, index) => busy / (quiet[index] ?? Number.NaN));
  for (const [index, path] of PATHS.entries())
    console.log(
      `${path}: ${quiet[index]?.toFixed(1)} ms alone, ${besides[index]?.toFixed(1)} ms beside the crowd, ${times[index]?.toFixed(1)} times as long (at most ${MOST_TIMES}).`,
    );
  console.log(`The crowd was cut ${state.cut} times; ${state.standing} stood at the end.`);
  console.log(
    `The site grew from ${before.toFixed(0)} MB by ${(most - before).toFixed(0)} MB (at most ${MOST_MEGABYTES}).`,
  );
  const isKept =
    times.every((ratio) => ratio <= MOST_TIMES) && most - before < MOST_MEGABYTES && state.cut > 0;
  console.log(isKept ? 'Kept.' : 'Missed.');
  process.exitCode = isKept ? 0 : 1;
} finally {
  await site.stop();
}
