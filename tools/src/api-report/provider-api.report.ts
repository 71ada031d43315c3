import * as contract from '@sundara/contracts/api';
import {
  API_REPORT_FILE,
  type ApiOperation,
  apiReportSchema,
  describeOperations,
  findBreaks,
} from '@sundara/contracts/api-report';
import { PROVIDER_API_VERSION } from '@sundara/contracts/federation';
import type { ReportNumber } from './judge-report.ts';
import { judgedNumber, type ReportFile } from './report-file.ts';

/** The report of the present contract. */
export const presentReport = () => describeOperations(Object.values(contract), PROVIDER_API_VERSION);

export const PROVIDER_API_NUMBER: ReportNumber<ApiOperation> = {
  title: 'provider API',
  users: 'callers',
  source: 'PROVIDER_API_VERSION in shared-contracts/src/federation/versions.ts',
  breaksOf: (before, now) =>
    Object.entries(before).flatMap(([name, operation]) =>
      findBreaks(name, operation, now[name]).map(({ what }) => `${name}: it ${what}`),
    ),
};

/** The requests and responses of the provider API (decision 66). */
export const PROVIDER_API_REPORT: ReportFile = {
  title: 'provider API',
  file: API_REPORT_FILE,
  make: async () => presentReport(),
  numbers: [
    judgedNumber(PROVIDER_API_NUMBER, (content) => {
      const { data } = apiReportSchema.safeParse(content);
      return data && { version: data.version, parts: data.operations };
    }),
  ],
};
