import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import { readOwnName } from '../apply/own-name.ts';
import { pagePath, useLinkMaker } from '../apply/use-link.ts';
import type { Overview } from '../draft/after-reload.ts';
import { partsOf } from '../parts/part.ts';
import { bugReport, type ReportFacts } from './bug-report.ts';
import { pageRequests } from './requests.ts';
import { restoringDraft } from './restoring.ts';

const SEVEN_DAYS = 10_080;

/** The browser's resource timings; environments without a network have none. */
const resourceTimings = (): readonly PerformanceResourceTiming[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry);

/** Writes the report of this page, with a link that is valid for seven days; without a link if none can be made. */
export const useReport = (overview: Overview | undefined) => {
  const services = useServices();
  const { page, telemetry } = services;
  const { make } = useLinkMaker(restoringDraft(page));
  const [writing, setWriting] = useState(false);

  const write = async (): Promise<string> => {
    setWriting(true);
    const by = readOwnName() || 'a bug report';
    const outcome = await make({ by, why: 'Restores what a bug report saw', minutes: SEVEN_DAYS });
    setWriting(false);
    const restore: ReportFacts['restore'] = outcome.ok
      ? { url: outcome.link.url, until: new Date(outcome.link.override.until) }
      : { missing: outcome.failure.message };
    return bugReport({
      page,
      parts: partsOf(services, overview),
      telemetry: telemetry.entries(),
      requests: pageRequests(resourceTimings(), window.location.origin),
      route: pagePath(window.location.href),
      browser: navigator.userAgent,
      screen: `${window.innerWidth} × ${window.innerHeight}`,
      now: new Date(),
      restore,
    });
  };
  return { writing, write };
};
