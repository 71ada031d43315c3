import { filesOf, type RuleSubject } from './rule-subject.ts';

const CONTRACTS = 'shared-contracts/src/federation';
const SHELL = 'shell/src';
const LOADER = `${SHELL}/federation`;

/** Whom the shell lets see a page, which code it runs, and how it fetches that. */
export const SHELL_SUBJECTS: readonly RuleSubject[] = [
  {
    name: 'guards',
    rules: [
      ...filesOf(`${SHELL}/router`, 'guard', 'remote.loader', 'should-revalidate', 'sign-in.loader'),
      ...filesOf(SHELL, 'session/session.store', 'session/token-claims', 'sign-in/next-path'),
      'provider-api/src/platform/http/access',
    ],
    tests: [
      ...filesOf(`${SHELL}/router`, 'guard.test', 'remote.loader.test', 'should-revalidate.test'),
      ...filesOf(SHELL, 'router/sign-in.loader.test', 'session/token-claims.test', 'sign-in/next-path.test'),
      'provider-api/src/platform/http/access.test',
    ],
  },
  {
    name: 'gate',
    rules: filesOf(CONTRACTS, 'gate', 'version-range', 'prop-shape'),
    tests: filesOf(CONTRACTS, 'gate.test', 'version-range.test', 'prop-shape.test'),
  },
  {
    name: 'loader',
    rules: [
      ...filesOf(LOADER, 'loader', 'load-error', 'load-limits'),
      ...filesOf(`${LOADER}/contract`, 'expose-module', 'gate-check'),
      ...filesOf(`${LOADER}/loading`, 'candidates', 'load-steps', 'summarize-failure', 'time-limit'),
      ...filesOf(`${LOADER}/loading`, 'try-candidates', 'try-release'),
      ...filesOf(`${LOADER}/state`, 'circuit', 'quarantine'),
    ],
    tests: [
      ...filesOf(LOADER, 'loader.test', 'load-error.test', 'load-limits.test'),
      ...filesOf(LOADER, 'contract/expose-module.test', 'contract/gate-check.test'),
      ...filesOf(`${LOADER}/loading`, 'fallback.test', 'summarize-failure.test', 'time-limit.test'),
      ...filesOf(`${LOADER}/loading`, 'try-candidates.test', 'try-release.test'),
      ...filesOf(LOADER, 'state/circuit.test', 'state/quarantine.test'),
    ],
  },
  {
    name: 'files',
    rules: filesOf(`${LOADER}/files`, 'chunk-scripts', 'fetch-files', 'files-of', 'probe-file'),
    tests: filesOf(
      `${LOADER}/files`,
      'chunk-scripts.test',
      'fetch-files.test',
      'files-of.test',
      'probe-file.test',
    ),
  },
];
