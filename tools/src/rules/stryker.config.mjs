/** How Stryker mutates rules, for every subject; `run-stryker.ts` adds the rules and the tests. */
export default {
  plugins: ['@stryker-mutator/jest-runner'],
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  // Others may be using the machine, and a mutant that is only slow would count as detected.
  concurrency: 1,
  // The copy with the mutants contains only this; it is not below node_modules, where Jest compiles nothing.
  ignorePatterns: ['**', '!package.json', '!jest.config.mjs', '!*/package.json', '!*/src/**'],
  tempDirName: '.data/test-rules',
  cleanTempDir: 'always',
  // Jest runs code with wrong types as well.
  disableTypeChecks: false,
  reporters: ['html'],
  // A lower level would warn that the gathered tests are in no source.
  logLevel: 'error',
};
