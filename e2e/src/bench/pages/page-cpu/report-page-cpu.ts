import { siteProcess } from '../../measured-process.ts';
import { type Measure, PAGE_CPU_GOAL } from '../figures/goals.ts';
import type { MeasuredPage } from '../pages.ts';
import type { Report } from '../report.ts';
import { measurePageCpu } from './measure-page-cpu.ts';

/**
 * Reports what public pages cost the site's process once it has served them, beside a server of the same bytes. Only
 * on Linux, which tells the processor time of other processes.
 *
 * @param startPid process that has started the site
 */
export const reportPageCpu = async (
  report: Report,
  startPid: number,
  siteUrl: string,
  pages: readonly MeasuredPage[],
): Promise<void> => {
  if (process.platform !== 'linux') return console.log('\nProcessor time of pages: measured on Linux only.');
  const pid = await siteProcess(startPid);
  const port = Number(new URL(siteUrl).port);
  const measures: Measure[] = [];
  for (const { name, path, account } of pages) {
    if (account) continue;
    const { site, still } = await measurePageCpu(pid, port, path);
    measures.push({ name, unit: 'ms', federated: [site], monolith: [still], goal: PAGE_CPU_GOAL });
  }
  report.show('Processor time of a page that was served before', measures, ['site', 'same bytes']);
};
