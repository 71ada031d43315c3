import { type ApiReport, findBreaks } from '@sundara/contracts/api-report';
import { type Finding, type ReleaseRecord, satisfies } from '@sundara/contracts/federation';
import { nameOf } from '../core/release-name.ts';

/** A provider API that runs, or is about to be released. */
export interface Offer {
  /** Its name in messages: 'the API at https://api.example.com (1.6.0)'. */
  readonly title: string;
  readonly report: ApiReport;
}

/** The site server itself serves these operations, in every environment. */
const isOfSite = (operation: string): boolean => operation.startsWith('release.');

const REMEDIES = {
  operation: 'that has it',
  'reply-field': 'that answers it so',
  'request-field': 'that takes it so',
} as const;

/**
 * What a release would miss in a provider API: a version in the range that its remote declares, the operations, and the
 * fields that its build recorded. A build without recorded fields is only judged by version and operations.
 */
export const findApiMisfits = (record: ReleaseRecord, { title, report }: Offer): readonly Finding[] => {
  const { id, declaration, api = {} } = record;
  const release = nameOf(record);
  const range = declaration?.contracts.providerApi;
  const number: readonly Finding[] =
    range === undefined || satisfies(report.version, range)
      ? []
      : [
          {
            release,
            rule: 'provider-api',
            found: `it is written for provider API ${range}, and ${title} is ${report.version}`,
            remedy: `release an API of ${range} first, or take a version of ${id} that accepts ${report.version}`,
          },
        ];
  const calls = [...new Set([...Object.keys(api), ...(declaration?.operations ?? [])])];
  const broken = calls
    .filter((operation) => !isOfSite(operation))
    .flatMap((operation) => {
      const offered = report.operations[operation];
      const wanted = api[operation] ?? offered ?? { call: '', request: {}, reply: {} };
      return findBreaks(operation, wanted, offered);
    });
  return [
    ...number,
    ...broken.map(({ rule, operation, what }) => ({
      release,
      rule,
      found: `it calls ${operation}, and ${title} ${what}`,
      remedy: `release an API ${REMEDIES[rule]} first, or take a version of ${id} that does without`,
    })),
  ];
};
