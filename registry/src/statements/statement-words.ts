import type { Approval, SuiteResult } from '@sundara/contracts/federation';

/** "e2e passed on 2026-11-25T10:00:00.000Z by CI (https://ci.example/7)". */
export const suiteWords = ({ suite, passed, at, by, url }: SuiteResult): string =>
  `${suite} ${passed ? 'passed' : 'failed'} on ${at} by ${by}${url === undefined ? '' : ` (${url})`}`;

/** "approved for production by meera on 2026-11-25T10:00:00.000Z: Seen on my phone". */
export const approvalWords = ({ environment, approver, at, why }: Approval): string =>
  `approved for ${environment} by ${approver} on ${at}: ${why}`;
