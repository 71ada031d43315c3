import { counter, durations } from '@sundara/node/telemetry';
import type { CountedBeacon } from './count-beacon.ts';

/** Where errors and versions are counted that this environment doesn't run: made-up names make no series. */
const OTHER = { 'sundara.remote': 'other', 'sundara.version': 'other', 'error.type': 'other' };

/**
 * Measures what pages tell, by remote and version. Routes are no labels: a histogram of each would be thousands of
 * series.
 */
export const createBeaconMeasures = (): ((environment: string, counted: CountedBeacon) => void) => {
  const failed = counter('sundara.page.errors');
  const took = durations('sundara.page.timing');
  const shifts = durations('sundara.page.layout_shift');
  return (environment, { reports, errors, timings, otherErrors }) => {
    const labels = ({ remote, version }: { readonly remote: string; readonly version: string }) => ({
      'sundara.environment': environment,
      'sundara.remote': remote,
      'sundara.version': version,
    });
    for (const { error } of errors) failed.add(1, { ...labels(error), 'error.type': error.type });
    if (otherErrors > 0) failed.add(otherErrors, { 'sundara.environment': environment, ...OTHER });
    for (const { report } of reports)
      if (report.outcome === 'loaded' && report.tookMs !== undefined)
        took.record(report.tookMs / 1_000, { ...labels(report), 'sundara.measure': 'load' });
    for (const timing of timings)
      if (timing.measure === 'cls') shifts.record(timing.value, labels(timing));
      else took.record(timing.value / 1_000, { ...labels(timing), 'sundara.measure': timing.measure });
  };
};
