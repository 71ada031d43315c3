import type { Subject } from './fault.ts';

const SOURCES = 'registry/src';

/** The reports of what others depend on, what builds use of the provider API, and how the gate checks it. */
export const PROVIDER: Subject = {
  name: 'provider',
  faults: [
    {
      name: 'number-kept-over-change',
      breaks: 'A number of the provider API stands for one report for good.',
      file: 'tools/src/api-report/judge-report.ts',
      before: 'if (same && !isDeepStrictEqual(same, now))',
      after: 'if (same && now.version !== same.version)',
      tests: ['tools/src/api-report/judge-report.test.ts', 'tools/src/api-report/report.itest.ts'],
    },
    {
      name: 'breaking-minor',
      breaks: 'No minor number of the provider API breaks callers.',
      file: 'tools/src/api-report/judge-report.ts',
      before: 'if (breaks.length > 0 && !isMajor)',
      after: 'if (breaks.length > 9 && !isMajor)',
      tests: ['tools/src/api-report/judge-report.test.ts', 'tools/src/api-report/report.itest.ts'],
    },
    {
      name: 'lost-field-is-no-break',
      breaks: 'A field that a reply lost breaks those who read it.',
      file: 'shared-contracts/src/api-report/find-breaks.ts',
      before: 'isToldAbove || unread.has(path) ? []',
      after: 'isToldAbove || !unread.has(path) ? []',
      tests: [
        'tools/src/api-report/judge-report.test.ts',
        'shared-contracts/src/api-report/find-breaks.test.ts',
      ],
    },
    {
      name: 'one-word-more-in-a-reply',
      breaks: 'A word that pages do not know breaks those who take a reply by a list of words.',
      file: 'shared-contracts/src/api-report/find-breaks.ts',
      before: 'taken.some((one) => one === given || one === kind',
      after: 'taken.some((one) => kindOf(one) === kind || one === kind',
      tests: ['shared-contracts/src/api-report/find-breaks.test.ts'],
    },
    {
      name: 'demanded-prop-is-no-break',
      breaks: 'A new prop that a component of the web kit demands breaks remotes.',
      file: 'tools/src/api-report/surface/find-surface-breaks.ts',
      before: 'isNew && !isOptional && directionsOf(path).isTaken',
      after: 'isNew && !isOptional && directionsOf(path).isGiven',
      tests: ['tools/src/api-report/surface/find-surface-breaks.test.ts'],
    },
    {
      name: 'callbacks-turn-nothing',
      breaks: 'What a callback is called with is given, not taken.',
      file: 'tools/src/api-report/surface/surface.ts',
      before: 'isGiven: turns % 2 === 0, isTaken: turns % 2 === 1',
      after: 'isGiven: turns === 0, isTaken: turns > 0',
      tests: ['tools/src/api-report/surface/find-surface-breaks.test.ts'],
    },
    {
      name: 'undeclared-operation-built',
      breaks: 'No build calls an operation that its remote does not declare.',
      file: 'tools/src/bundler/used-operations.ts',
      before: 'if (undeclared.length > 0)',
      after: 'if (undeclared.length > 99)',
      tests: ['tools/src/bundler/used-operations.itest.ts'],
    },
    {
      name: 'texts-are-no-reads',
      breaks: 'A field that the code of a build names in any way counts as read.',
      file: 'tools/src/bundler/names-in.ts',
      before: "node.type === 'Literal' && 'value' in node",
      after: "node.type === 'Text' && 'value' in node",
      tests: ['tools/src/bundler/used-operations.itest.ts'],
    },
    {
      name: 'running-api-not-asked',
      breaks: 'Nothing begins to run that the running provider API lacks something for.',
      file: `${SOURCES}/acts/promote.ts`,
      before:
        'const asked = await requireApi(registry, { name, provider: current?.provider }, next, base, options, ask);',
      after: 'const asked = {};',
      tests: [`${SOURCES}/provider/provider.itest.ts`],
    },
    {
      name: 'silent-api-is-a-yes',
      breaks: 'A provider API that does not answer stops a promotion.',
      file: `${SOURCES}/provider/require-api.ts`,
      before: 'if (!(answer instanceof NoAnswer) || withoutProvider) return answer;',
      after: 'if (answer !== undefined) return answer;',
      tests: [`${SOURCES}/provider/provider.itest.ts`],
    },
    {
      name: 'api-number-not-compared',
      breaks: 'A remote of a newer provider API than the one that runs is not promoted.',
      file: `${SOURCES}/provider/find-api-misfits.ts`,
      before: 'range === undefined || satisfies(report.version, range)',
      after: 'range === undefined || report.version !== range',
      tests: [`${SOURCES}/provider/provider.itest.ts`, `${SOURCES}/provider/can-i-release.itest.ts`],
    },
    {
      name: 'canary-may-break',
      breaks: 'No API is released that lacks what a canary reads.',
      file: `${SOURCES}/provider/find-broken-callers.ts`,
      before: '...(tried ? newReleases(tried, running) : [])',
      after: '...(tried ? newReleases(running, tried) : [])',
      tests: [`${SOURCES}/provider/can-i-release.itest.ts`],
    },
    {
      name: 'provider-forgotten',
      breaks: 'No other act forgets which provider API an environment calls.',
      file: `${SOURCES}/environments/environment-rules.ts`,
      before: '  ...(provider && { provider }),\n',
      after: '',
      tests: [`${SOURCES}/provider/provider.itest.ts`],
    },
  ],
};
