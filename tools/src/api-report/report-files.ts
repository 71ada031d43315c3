import { PROVIDER_API_REPORT } from './provider-api.report.ts';
import type { ReportFile } from './report-file.ts';
import { SHELL_API_REPORT } from './shell-api.report.ts';
import { WEB_KIT_REPORT } from './web-kit.report.ts';

/** Every report in the repository; `npm run verify` makes them and `npm run lint` judges them. */
export const REPORT_FILES: readonly ReportFile[] = [PROVIDER_API_REPORT, SHELL_API_REPORT, WEB_KIT_REPORT];
