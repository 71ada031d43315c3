/** How Stryker makes mutants of rules, whatever the subject; which rules and tests is said by `run-stryker.ts`. */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // Others may be at work on the machine, and a mutant that is only slow would count as found.
  concurrency: 1,
  // The copy with the mutants in it has no more than this; it is not below node_modules, where Jest compiles nothing.
  ignorePatterns: [
    '**',
    '!package.json',
    '!jest.config.mjs',
    '!shared-contracts/**',
    '!tools/src/jest/**',
    '!tools/src/rules/**',
  ],
  tempDirName: '.data/test-rules',
  cleanTempDir: 'always',
  // Jest runs what has wrong types as well.
  disableTypeChecks: false,
  reporters: ['html'],
  // It would warn that the gathered tests are in no source.
  logLevel: 'error',
};
