import { startSite } from '../../site.ts';
import { compareInteractions } from './compare-interactions.ts';
import { visitorSeries } from './interactions/visitor-series.ts';
import { readOptions } from './options.ts';
import { reportPageCpu } from './page-cpu/report-page-cpu.ts';
import { measuredPages } from './pages.ts';
import { startReport } from './report.ts';
import { reportPages } from './report-pages.ts';
import { startSides } from './sides.ts';

const MOST_INTERACTION_ROUNDS = 3;

/*
 * The federated site's pages beside those of the same sources as one monolith: how fast they come and answer on slow
 * connections, what they fetch, how fast interactions show, and what a page costs the server.
 */
const options = readOptions(process.argv.slice(2));
const running: { readonly stop: () => Promise<void> }[] = [];
const stopAll = async (): Promise<void> => {
  for (const one of running.splice(0).reverse()) await one.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));
try {
  const site = await startSite();
  running.push(site);
  const sides = await startSides(site.url, options.monolith);
  running.push(sides);
  const report = startReport();
  const { salons } = await (await fetch(`${site.url}/api/public/salons?limit=1`)).json();
  const salonPath = `/salon/${salons[0].id}`;
  const pages = measuredPages(salonPath);
  await reportPages(report, sides, site.url, pages, options);
  const rounds = Math.min(options.rounds, MOST_INTERACTION_ROUNDS);
  report.show(
    'Interactions, 4 × CPU: from the input to the frame that shows its effect',
    await compareInteractions(sides, visitorSeries(salonPath), rounds),
  );
  await reportPageCpu(report, site.pid ?? 0, site.url, pages);
  process.exitCode = report.end();
} finally {
  await stopAll();
}
