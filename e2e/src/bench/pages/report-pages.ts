import { comparePage } from './compare-page.ts';
import { kindLine, largestLine, libraryLine } from './figures/kind-lines.ts';
import { pageMeasures } from './figures/page-measures.ts';
import { fetchedScripts } from './libraries/fetched-scripts.ts';
import { bytesByLibrary } from './libraries/library-bytes.ts';
import { PROFILES, SLOW_4G } from './load/profiles.ts';
import type { BenchOptions } from './options.ts';
import type { MeasuredPage } from './pages.ts';
import type { Report } from './report.ts';
import type { Sides } from './sides.ts';

/** Compares the loads of pages on each connection; public pages on the slowest one are judged. */
export const reportPages = async (
  report: Report,
  sides: Sides,
  siteUrl: string,
  pages: readonly MeasuredPage[],
  { monolith: folder, rounds }: BenchOptions,
): Promise<void> => {
  for (const profile of PROFILES)
    for (const page of pages) {
      const compared = await comparePage(sides, siteUrl, page, { profile, rounds });
      const { federated, monolith } = compared;
      const isJudged = profile === SLOW_4G && page.account === undefined;
      report.show(`${page.name}, ${profile.name}`, pageMeasures(federated, monolith, isJudged));
      for (const [side, { loads }] of Object.entries(compared)) {
        console.log(`${side}: largest element ${largestLine(loads)}`);
        console.log(`${side}: kB on the wire by kind ${kindLine(loads)}`);
        if (profile !== SLOW_4G) continue;
        const scripts = await fetchedScripts(loads.at(-1)?.scripts ?? [], siteUrl, folder);
        console.log(
          `${side}: kB of code without prefetch by library ${libraryLine(await bytesByLibrary(scripts))}`,
        );
      }
    }
};
