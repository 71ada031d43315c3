import { startSite } from '../../site.ts';
import { siteProcess } from '../resident-memory.ts';
import { compareInteractions } from './compare-interactions.ts';
import { comparePage } from './compare-page.ts';
import { isKept, type Measure, PAGE_CPU_GOAL } from './figures/goals.ts';
import { kindLine, largestLine, libraryLine } from './figures/kind-lines.ts';
import { type PageRounds, pageMeasures } from './figures/page-measures.ts';
import { tableOf } from './figures/table.ts';
import { visitorSeries } from './interactions/visitor-series.ts';
import { fetchedScripts } from './libraries/fetched-scripts.ts';
import { bytesByLibrary } from './libraries/library-bytes.ts';
import { PROFILES, SLOW_4G } from './load/profiles.ts';
import { readOptions } from './options.ts';
import { measurePageCpu } from './page-cpu/measure-page-cpu.ts';
import { measuredPages } from './pages.ts';
import { startSides } from './sides.ts';

const MOST_INTERACTION_ROUNDS = 3;
const EXPLANATION = `
Both sides are behind the same HTTP/2 front with TLS on this machine, which passes on what they compressed (brotli),
and have the same API. The monolith has no federation, no integrity hashes and no security policy.
First content: the end of the first frame that shows a salon's card (/, /salons), a service with a price (/salon/{id})
or the heading (/dashboard). First tap that answers: a control of the page (a service, the filters, a service to select,
the menu) is tapped as soon as it can be seen, and again 100 ms after each tap, until its state changes or a dialog is
there; time from the navigation on. Requests and round trips to first content: the document alone if its HTML shows the
content without scripts, with what blocks its rendering; else all scripts, styles and data that had come before.
Values are medians [lowest–highest], ratios are medians of the rounds' ratios.`;

const { monolith: folder, rounds } = readOptions(process.argv.slice(2));
const judged: Measure[] = [];
const show = (title: string, measures: readonly Measure[]): void => {
  judged.push(...measures);
  console.log(`\n${title}\n${tableOf(measures).join('\n')}`);
};

const site = await startSite();
try {
  const sides = await startSides(site.url, folder);
  try {
    console.log(EXPLANATION);
    const { salons } = await (await fetch(`${site.url}/api/public/salons?limit=1`)).json();
    const pages = measuredPages(salons[0].id);
    const libraries = async ({ loads }: PageRounds) =>
      libraryLine(await bytesByLibrary(await fetchedScripts(loads.at(-1)?.needed ?? [], site.url, folder)));
    for (const profile of PROFILES)
      for (const page of pages) {
        const { federated, monolith } = await comparePage(sides, site.url, page, { profile, rounds });
        const hasGoals = profile === SLOW_4G && page.account === undefined;
        show(`${page.name}, ${profile.name}`, pageMeasures(federated, monolith, hasGoals));
        for (const [name, { loads }] of Object.entries({ federated, monolith }))
          console.log(
            `largest element, ${name}: ${largestLine(loads)}\nkB by kind, ${name}: ${kindLine(loads)}`,
          );
        if (profile !== SLOW_4G) continue;
        console.log(`kB of code to first content by library, federated: ${await libraries(federated)}`);
        console.log(`kB of code to first content by library, monolith: ${await libraries(monolith)}`);
      }
    const salon = pages.find(({ name }) => name.startsWith('/salon/'))?.path ?? '';
    const interactionRounds = Math.min(rounds, MOST_INTERACTION_ROUNDS);
    show(
      'Interactions, 4 × CPU (interaction to next paint)',
      await compareInteractions(sides, visitorSeries(salon), interactionRounds),
    );
    const pid = await siteProcess(site.pid ?? 0);
    for (const { name, path, account } of pages) {
      const cpu = account ? undefined : await measurePageCpu(pid, Number(new URL(site.url).port), path);
      if (!cpu) continue;
      const measure = { name: 'processor time of a page', unit: 'ms' as const, goal: PAGE_CPU_GOAL };
      show(`${name}: the site's process, beside a server of the same bytes`, [
        { ...measure, federated: [cpu.site], monolith: [cpu.still] },
      ]);
    }
    const missed = judged.filter((measure) => isKept(measure) === false).length;
    console.log(missed === 0 ? '\nEvery goal is kept.' : `\n${missed} goals are missed.`);
    process.exitCode = missed === 0 ? 0 : 1;
  } finally {
    await sides.stop();
  }
} finally {
  await site.stop();
}
