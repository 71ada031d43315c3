/** What all tests have in common; they stand beside their source in every workspace. Integration tests are `*.itest.ts`. */
const shared = {
  // What draws and reckons uses it a lot, and a look-up in the global object of a context is slow.
  sandboxInjectedGlobals: ['Math'],
  modulePathIgnorePatterns: ['/fixtures/', '<rootDir>/[^/]+/dist/', '<rootDir>/\\.data/'],
  // It comes as an ES module alone, which Jest cannot load as it is.
  transformIgnorePatterns: ['/node_modules/(?!get-port/)'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};

/**
 * A test that needs a page is a `.test.tsx`, whether it has markup or not: a page costs each file its set-up. One with
 * markup and no page says so in its first line.
 */
export default {
  // A busy machine is slow, not wrong: limits only end what hangs. A project's own would not be heard.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tools/src/jest/node-environment.ts',
      testMatch: ['<rootDir>/*/src/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: '<rootDir>/tools/src/jest/dom-environment.ts',
      setupFilesAfterEnv: [
        '<rootDir>/tools/src/jest/dom-setup.ts',
        '<rootDir>/shared-web/src/testing/without-owner-stacks.ts',
      ],
      testMatch: ['<rootDir>/*/src/**/*.test.tsx'],
    },
  ],
};
