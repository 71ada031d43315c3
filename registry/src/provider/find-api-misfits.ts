import { type ApiReport, findBreaks } from '@sundara/contracts/api-report';
import { type Finding, type ReleaseRecord, satisfies } from '@sundara/contracts/federation';
import { nameOf } from '../core/release-name.ts';

/** A provider API that runs, or is to be released. */
export interface Offer {
  /** To stand in a sentence: 'the API at https://api.example.com (1.6.0)'. */
  readonly title: string;
  readonly report: ApiReport;
}

/** The site server answers these, which every environment has. */
const isOfSite = (operation: string): boolean => operation.startsWith('release.');

const REMEDIES = {
  operation: 'that has it',
  'reply-field': 'that answers it so',
  'request-field': 'that takes it so',
} as const;

/**
 * What a release would miss where a provider API runs: the number that its remote declares a range for, the operations,
 * and the fields that its build recorded. Of a build that recorded none only number and operations are judged.
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
