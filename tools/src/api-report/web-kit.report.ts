import path from 'node:path';
import { WEB_KIT_VERSIONS } from '@sundara/contracts/federation';
import { describeExports } from './surface/describe-exports.ts';
import { surfaceReport } from './surface/surface-report.ts';

const GROUPS = Object.keys(WEB_KIT_VERSIONS);
const FEDERATION = '../shared-contracts/src/federation/index.ts';

/** The exports of each group of the web kit that the shell shares (decision 68). */
export const WEB_KIT_REPORT = surfaceReport(
  { title: 'web kit', file: 'shared-web/web-kit.report.json' },
  Object.entries(WEB_KIT_VERSIONS).map(([name, version]) => ({
    name,
    version,
    title: `group ${name} of the web kit`,
    source: `${name} of WEB_KIT_VERSIONS in shared-contracts/src/federation/versions.ts`,
  })),
  (root) =>
    describeExports({
      folder: path.join(root, 'shared-web'),
      modules: Object.fromEntries(GROUPS.map((group) => [group, `src/${group}/index.ts`])),
      named: { ShellApi: FEDERATION, ApiFailure: FEDERATION },
    }),
);
