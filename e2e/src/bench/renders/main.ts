import { ask } from '../../ask.ts';
import { startSite } from '../../site.ts';
import { siteProcess, useOf } from '../measured-process.ts';
import { sendCrowd } from './crowd.ts';
import { visitFaultyPages } from './faulty-pages.ts';
import { rendererProcess } from './renderer-process.ts';

const [count = 10_000] = process.argv.slice(2).map(Number);
const LOOKS = 10;
/** Goals: processor time of a fresh page, and memory at the end beside that after a third. */
const FRESH_MS = 15;
const GROWTH = 1.1;
/** A call of the API may take so long while a crowd opens pages. */
const CALL_MS = 1_000;
/** A page whose server bundle does harm is there so much later, rendered by the browser. */
const FAULTY_MS = 250;

/*
 * What pages cost that nobody has opened before: the renderer's processor time and memory over many renders, what a crowd
 * on such pages does to everybody else, and how long a page with a faulty server bundle keeps its visitors waiting.
 */
const site = await startSite({ releases: true });
try {
  const { url } = site;
  const pid = await siteProcess(site.pid ?? 0);
  const { salons } = JSON.parse((await ask(`${url}/api/public/salons?limit=100`)).text);
  const kinds: readonly ((n: number) => string)[] = [
    (n) => `/?n=${n}`,
    (n) => `/salons?page=${(n % 12) + 1}&n=${n}`,
    (n) => `/salon/${salons[n % salons.length].id}?n=${n}`,
    (n) => `/about?n=${n}`,
  ];
  const render = async (from: number, until: number, pageOf: (n: number) => string) => {
    for (let n = from; n < until; n += 1)
      await ask(`${url}${pageOf(n)}`, { headers: { accept: 'text/html' } });
  };
  await render(3_000_000, 3_000_400, (n) => kinds[n % kinds.length]?.(n) ?? '/');
  const renderer = await rendererProcess(pid);
  for (const pageOf of kinds) {
    const before = await useOf(renderer);
    await render(0, 100, (n) => pageOf(n + 1_000_000));
    const each = ((await useOf(renderer)).cpuMs - before.cpuMs) / 100;
    console.log(`${pageOf(0)}: ${each.toFixed(1)} ms of a processor for a fresh page (goal ${FRESH_MS}).`);
    if (each > FRESH_MS) process.exitCode = 1;
  }
  const sizes: number[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const part = count / LOOKS;
    await render(look * part, (look + 1) * part, (n) => kinds[n % kinds.length]?.(n) ?? '/');
    sizes.push((await useOf(renderer)).megabytes);
  }
  const [third = 0, last = 0] = [sizes[Math.floor(LOOKS / 3)], sizes.at(-1)];
  console.log(`Memory over ${count} renders: ${sizes.map(Math.round).join(', ')} MB (goal: flat).`);
  if (last > third * GROWTH || (await rendererProcess(pid)) !== renderer) process.exitCode = 1;
  const crowd = await sendCrowd(url, pid, (n) => kinds[n % kinds.length]?.(n + 2_000_000) ?? '/');
  console.log(
    `A crowd of 500 on fresh pages: ${crowd.withContent} came with content; the longest call of the API took ${Math.round(crowd.longest)} ms (${Math.round(crowd.before)} before); the site's memory went from ${crowd.memory.map(Math.round).join(' to ')} MB.`,
  );
  if (crowd.longest > CALL_MS) process.exitCode = 1;
  for (const { page, more } of await visitFaultyPages(site)) {
    console.log(`${page}, faulty on the server: at most ${Math.round(more)} ms later (goal ${FAULTY_MS}).`);
    if (more > FAULTY_MS) process.exitCode = 1;
  }
} finally {
  await site.stop();
}
