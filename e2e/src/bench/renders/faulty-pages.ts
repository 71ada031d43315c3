import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../../ask.ts';
import { breakServerBundle, FAULTY_PAGES } from '../../drills/releases/broken/broken-server-bundle.ts';
import { anotherVersion, marketplace } from '../../releases.ts';
import type { Site } from '../../site.ts';

const FAULTY = '1.30.0';
const VISITS = 20;
/** Pages of customers are never rendered on the server. */
const UNRENDERED = '/dashboard';

export interface FaultyPage {
  readonly page: string;
  /** The longest wait for the page's HTML beyond that for a page without server rendering, in milliseconds. */
  readonly more: number;
}

const answered = async (address: string): Promise<number> => {
  const since = performance.now();
  await ask(address, { headers: { accept: 'text/html' } });
  return performance.now() - since;
};

/** Releases a remote whose pages loop, throw, grow or reach out on the server, and visits each page many times. */
export const visitFaultyPages = async (site: Site): Promise<readonly FaultyPage[]> => {
  const build = await mkdtemp(path.join(tmpdir(), 'sundara-faulty-'));
  try {
    await anotherVersion(site, 'discovery', FAULTY, build);
    await breakServerBundle(build);
    await marketplace(site, 'publish', build);
    await marketplace(site, 'promote', `discovery@${FAULTY}`, '--to', 'local');
  } finally {
    await rm(build, { recursive: true, force: true });
  }
  const pages: FaultyPage[] = [];
  for (const page of Object.keys(FAULTY_PAGES)) {
    const waits = { usual: [] as number[], longest: 0 };
    for (let visit = 0; visit < VISITS; visit += 1) {
      waits.usual.push(await answered(`${site.url}${UNRENDERED}?n=${visit}`));
      waits.longest = Math.max(waits.longest, await answered(`${site.url}${page}?n=${visit}`));
    }
    const usual = waits.usual.toSorted((a, b) => a - b)[VISITS / 2] ?? 0;
    pages.push({ page, more: waits.longest - usual });
  }
  return pages;
};
