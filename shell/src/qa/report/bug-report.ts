import { formatClock, formatDate } from '@sundara/contracts';
import { LOAD_STEPS, type PageData } from '@sundara/contracts/federation';
import type { TelemetryEntry } from '../../shell-api/telemetry.ts';
import { OUTCOME_LABELS, took } from '../parts/load-line.tsx';
import type { Part } from '../parts/part.ts';
import { isFailure } from './failures.ts';
import type { PageRequest } from './requests.ts';

/** Everything in a report; collected by the page, so that the text can be tested. */
export interface ReportFacts {
  readonly page: Pick<PageData, 'environment' | 'sequence' | 'composition' | 'canary' | 'qa'>;
  readonly parts: readonly Part[];
  readonly telemetry: readonly TelemetryEntry[];
  readonly requests: readonly PageRequest[];
  /** The page's path with its query. */
  readonly route: string;
  readonly browser: string;
  /** '360 × 740' */
  readonly screen: string;
  readonly now: Date;
  /** A link that opens this composition elsewhere, or why there is none. */
  readonly restore: { readonly url: string; readonly until: Date } | { readonly missing: string };
}

const ERRORS_KEPT = 20;

/** Escapes text for one cell or line of Markdown. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\|`<*_[\]]/g, '\\$&');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const stepsOf = ({ exposes }: Part): string =>
  exposes
    .map(({ expose, steps }) => {
      const times = LOAD_STEPS.flatMap((step) =>
        steps[step] === undefined ? [] : `${step} ${took(steps[step])}`,
      );
      return `${expose}: ${times.join(', ') || 'under way'}`;
    })
    .join('; ');

const troubleOf = ({ exposes, renderError }: Part): string =>
  [
    ...exposes.flatMap(({ attempts }) =>
      attempts.flatMap(({ version, failure }) =>
        failure ? `${version ?? ''} ${failure.reason} at ${failure.step}: ${failure.detail}` : [],
      ),
    ),
    ...(renderError ? [renderError] : []),
  ].join('; ');

const partRow = (part: Part): string =>
  row(
    [
      part.id,
      part.owner,
      part.defaultVersion ?? '-',
      part.runningVersion ?? '-',
      OUTCOME_LABELS[part.outcome],
      part.tookMs === undefined ? '-' : took(part.tookMs),
      stepsOf(part) || '-',
      troubleOf(part) || '-',
    ].map(plain),
  );

const overrideLines = ({ qa }: ReportFacts['page']): readonly string[] => {
  const override = qa?.override;
  if (!override) return ['None.'];
  const all = (name: string, values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([id, value]) => `- ${name}: ${plain(`${id} ${value}`)}`);
  return [
    `- By ${plain(override.by)} until ${override.until}${override.why ? `: ${plain(override.why)}` : ''}`,
    ...(override.composition ? [`- Starts from: \`${override.composition}\``] : []),
    ...all('Version', override.versions),
    ...all('Failure', override.faults),
    ...Object.entries(override.flags ?? {}).map(
      ([flag, on]) => `- Flag: ${plain(`${flag} ${on ? 'on' : 'off'}`)}`,
    ),
  ];
};

const errorLines = (telemetry: readonly TelemetryEntry[]): readonly string[] => {
  const errors = telemetry.filter(isFailure).slice(-ERRORS_KEPT);
  if (errors.length === 0) return ['None.'];
  return errors.map(({ at, event, data }) => {
    const details = Object.entries(data)
      .filter(([key]) => key !== 'stack')
      .map(([key, value]) => `${key}=${value}`);
    return `- +${took(at)} ${plain([event, ...details].join(' '))}`;
  });
};

const requestLines = (requests: readonly PageRequest[]): readonly string[] =>
  requests.length === 0
    ? ['None.']
    : requests.map(
        ({ at, address, status, took: duration, bytes }) =>
          `- +${took(at)} ${status || 'no answer'} ${plain(address)}, ${took(duration)}, ${bytes} bytes`,
      );

const restoreLine = (restore: ReportFacts['restore']): string =>
  'url' in restore
    ? `<${restore.url}> (until ${formatDate(restore.until)}, ${formatClock(restore.until)})`
    : `no link: ${plain(restore.missing)}`;

/** A report of what this page runs, as Markdown, with room for a description. */
export const bugReport = (facts: ReportFacts): string => {
  const { page, parts, telemetry, requests, route, browser, screen, now, restore } = facts;
  const { environment, sequence, composition, canary, qa } = page;
  return [
    '## What happened',
    '',
    '## What should have happened',
    '',
    '## Where',
    `- Environment: ${environment}, sequence ${sequence}${canary ? ', canary' : ''}`,
    `- Page: ${plain(route)}`,
    `- Composition: \`${composition.id}\``,
    `- The same again: ${restoreLine(restore)}`,
    `- Time: ${formatDate(now)}, ${formatClock(now)} in India (${now.toISOString()})`,
    `- Browser: ${plain(browser)}, window ${screen}`,
    '',
    '## Parts',
    row(['Part', 'Owner', 'Default', 'Running', 'Outcome', 'Took', 'Steps', 'Trouble']),
    row(Array.from({ length: 8 }, () => '---')),
    ...parts.map(partRow),
    '',
    '## Override',
    ...(qa?.ignored ? [`Not in force: ${qa.ignored}.`] : []),
    ...overrideLines(page),
    '',
    '## Errors of this page, the last 20',
    ...errorLines(telemetry),
    '',
    '## Requests of this page, the last 30',
    ...requestLines(requests),
    '',
  ].join('\n');
};
