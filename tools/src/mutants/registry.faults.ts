import type { Subject } from './fault.ts';

const SOURCES = 'registry/src';
const FEDERATION = 'shared-contracts/src/federation';

/** Publishing, promoting, signatures, canaries and overrides. */
export const REGISTRY: Subject = {
  name: 'registry',
  faults: [
    {
      name: 'sequence-goes-back',
      breaks: 'An older document of an environment is not taken again.',
      file: `${SOURCES}/site/live/floor.ts`,
      before: 'if (sequence < seen.sequence)',
      after: 'if (sequence < 0)',
      tests: [`${SOURCES}/site/live/floor.test.ts`],
    },
    {
      name: 'contract-range-ignored',
      breaks: 'A remote that is written for another contract than the shell has does not fit.',
      file: `${FEDERATION}/gate.ts`,
      before: '.filter(({ range, has }) => !satisfies(has, range))',
      after: '.filter(({ range }) => range === undefined)',
      tests: [`${FEDERATION}/gate.test.ts`],
    },
    {
      name: 'any-newer-version',
      breaks: 'A range takes no version with a newer major part.',
      file: `${FEDERATION}/version-range.ts`,
      before: 'return newer && differing >= fixedParts(floor.sign, floor.parts);',
      after: 'return newer;',
      tests: [`${FEDERATION}/version-range.test.ts`],
    },
    {
      name: 'canary-to-everyone',
      breaks: 'A canary reaches its share of browsers and no more.',
      file: `${SOURCES}/site/canary/cohort.ts`,
      before: 'bucketOf(salt, cohort) < percent',
      after: 'percent > 0',
      tests: [`${SOURCES}/site/canary/cohort.test.ts`],
    },
    {
      name: 'forged-override',
      breaks: 'An override counts only when this installation has signed it.',
      file: `${SOURCES}/site/override/token.ts`,
      before: 'isSame(signature, signatureOf(secret, content)) && more.length === 0',
      after: 'more.length === 0',
      tests: [`${SOURCES}/site/override/token.test.ts`],
    },
    {
      name: 'override-of-elsewhere',
      breaks: 'An override holds in the environment that it was made for alone.',
      file: `${SOURCES}/site/override/token.ts`,
      before: 'if (!read?.success || read.data.environment !== environment)',
      after: 'if (!read?.success)',
      tests: [`${SOURCES}/site/override/asked-override.test.ts`],
    },
    {
      name: 'path-traversal',
      breaks: 'No address leads out of the files of releases.',
      file: `${SOURCES}/site/assets/asset-path.ts`,
      before: '(\\/[\\w@+-][\\w@+.-]*)+$/',
      after: '(\\/[\\w@+.-]+)+$/',
      tests: [`${SOURCES}/site/assets/asset-path.test.ts`],
    },
    {
      name: 'sources-served',
      breaks: 'Source maps are for those who wrote the sources.',
      file: `${SOURCES}/site/assets/asset-path.ts`,
      before: " && (showsSources || !path.endsWith('.map'))",
      after: '',
      tests: [`${SOURCES}/site/assets/asset-path.test.ts`],
    },
  ],
};
