import { PROVIDER_API_REPORT } from './provider-api.report.ts';
import type { ReportFile } from './report-file.ts';
import { SHELL_API_REPORT } from './shell-api.report.ts';
import { WEB_KIT_REPORT } from './web-kit.report.ts';

/** Every report that is kept, `npm run verify` makes and `npm run lint` judges. */
export const REPORT_FILES: readonly ReportFile[] = [PROVIDER_API_REPORT, SHELL_API_REPORT, WEB_KIT_REPORT];
