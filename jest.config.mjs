/** Settings of all tests, which are next to their sources in every workspace. Integration tests are `*.itest.ts`. */
const shared = {
  // Drawing and calculating code uses it a lot, and look-ups in a context's global object are slow.
  sandboxInjectedGlobals: ['Math'],
  modulePathIgnorePatterns: ['/fixtures/', '<rootDir>/[^/]+/dist/', '<rootDir>/\\.data/'],
  // This package is only an ES module, which Jest cannot load without a transform.
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
 * markup but no page says so in its first line.
 */
export default {
  // A busy machine is slow, not wrong: limits only end tests that hang. Jest ignores a project's own limit.
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
