import type { PageError, PageTiming } from '@sundara/contracts/federation';
import { isTracing, pastSpan } from '@sundara/node/telemetry';
import type { CountedBeacon } from '../../health/count-beacon.ts';
import type { PageTrace } from './page-trace.ts';

const named = ({ remote, version, route }: PageError | PageTiming) => ({
  'sundara.remote': remote,
  'sundara.version': version,
  'http.route': route,
});

/**
 * Tells a page's errors and timings as spans: in the trace of the answer that the page came with, or without one the
 * errors alone. A failed call's span has the id of that call's request, as the servers' spans of it do.
 */
export const traceBeacon = (
  { errors, timings }: Pick<CountedBeacon, 'errors' | 'timings'>,
  trace: PageTrace | undefined,
): void => {
  if (!isTracing()) return;
  const from = trace && { traceparent: trace.traceparent };
  const page = trace && { 'sundara.page.request.id': trace.requestId };
  for (const { error } of errors) {
    const { kind, type, frames, call } = error;
    const attributes = {
      ...named(error),
      ...page,
      'sundara.error.kind': kind,
      ...(frames.length > 0 && { 'code.stacktrace': frames.join('\n') }),
      ...(call && { 'sundara.operation': call.operation }),
      ...(call?.status && { 'http.response.status_code': call.status }),
      ...(call?.requestId && { 'sundara.request.id': call.requestId }),
    };
    pastSpan('browser error', attributes, { from, error: type });
  }
  if (!from) return;
  for (const timing of timings) {
    const { measure, value } = timing;
    const isScore = measure === 'cls';
    const attributes = { ...named(timing), ...page, ...(isScore && { 'sundara.score': value }) };
    pastSpan(`browser ${measure}`, attributes, { from, tookMs: isScore ? 0 : value });
  }
};
